import { z } from "zod";
import type { Fields } from "./forms.ts";
import { date, id, text } from "./texts.ts";

/** One notice on the news page. */
export const newsItem = z.strictObject({
  /** Stable anchor: "kennon-road-light-vehicles". */
  id,
  title: text,
  /** ISO date: "2025-10-15". */
  date,
  /** Each has a color of its own. */
  category: z.enum(["Transportation", "Infrastructure", "Events", "Tourism", "Safety"]),
  summary: text,
});

export type NewsItem = Fields<typeof newsItem>;

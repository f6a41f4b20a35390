import { z } from "zod";
import type { Fields } from "./forms.ts";
import { date, id, text } from "./texts.ts";

/** A text that is still true when it is read later. */
const lastingText = text.refine((value) => !/\b(?:today|tomorrow|this week|now)\b/i.test(value), {
  error: ({ input }) =>
    `"${input}" is true on one day only. Write in the past tense, with the date: "October 1, 2025".`,
});

/** One notice on the news page. Past tense: it tells what was known on its day. */
export const newsItem = z.strictObject({
  /** Stable anchor: "kennon-road-light-vehicles". */
  id,
  title: lastingText,
  /** ISO date: "2025-10-15". */
  date,
  /** Each has a color of its own. */
  category: z.enum(["Transportation", "Infrastructure", "Events", "Tourism", "Safety"]),
  summary: lastingText,
});

/** A road to Baguio or on from it, as it was on the day of the guide. */
export const road = z.strictObject({
  id,
  name: text,
  /** Who may use it, or what closed it, with the day. */
  state: text,
});

export type NewsItem = Fields<typeof newsItem>;
export type Road = Fields<typeof road>;

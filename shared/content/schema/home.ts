import { z } from "zod";
import type { Fields } from "./forms.ts";
import { line, text } from "./texts.ts";

/** A card of the home page that links to a page, under that page's label. */
export const journeyCard = z.strictObject({
  /** The name of the page, as in pages.ts. */
  name: text,
  /** One short line, without a full stop. */
  text: line,
});

export type JourneyCard = Fields<typeof journeyCard>;

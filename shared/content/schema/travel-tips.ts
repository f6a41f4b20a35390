import { z } from "zod";
import { answer, line, list, text, tip, type ValueOf } from "./values.ts";

const figure = z.strictObject({
  /** A word or two: "Taxi by meter". */
  term: line,
  /** "₱12–₱15". */
  value: line,
  /** Follows the value: "in town." */
  note: text,
});

const travelTipCategory = z.strictObject({
  /** The anchor, the name of the icon, and the subject in a word: "weather". */
  id: z.enum(["weather", "transport", "budget", "food", "shopping", "safety", "etiquette", "timing"]),
  category: text,
  /** A sentence, shown large. */
  statement: text.exactOptional(),
  /** Shown large. */
  figures: list(figure).exactOptional(),
  items: list(tip),
});

export type TravelTipCategory = ValueOf<typeof travelTipCategory>;

export const schemas = {
  travelTips: list(travelTipCategory),
  access: list(answer),
  notKnown: list(answer),
};

import { z } from "zod";
import { answer } from "./answers.ts";
import { type Fields, list } from "./forms.ts";
import { text } from "./texts.ts";

/** One piece of advice. */
const tip = z.strictObject({
  /** The words that it begins with, in bold: "Keep coins and small bills." */
  lead: text,
  /** How it goes on. */
  text,
});

/** One of the groups of advice on the travel tips page. */
export const travelTipCategory = z.strictObject({
  /** The anchor, and the name of the icon: "weather". */
  id: z.enum([
    "weather",
    "transport",
    "budget",
    "food",
    "shopping",
    "safety",
    "etiquette",
    "timing",
    "access",
  ]),
  category: text,
  /** What rides cost, as a table. */
  fares: list(answer).exactOptional(),
  items: list(tip),
});

export type Tip = Fields<typeof tip>;
export type TravelTipCategory = Fields<typeof travelTipCategory>;

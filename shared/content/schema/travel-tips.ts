import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { id, line, text } from "./texts.ts";

/** One piece of advice. */
const tip = z.strictObject({
  /** The words that it begins with, in bold: "Keep coins and small bills." */
  lead: text,
  /** How it goes on. */
  text,
});

/** What a ride costs. */
const fare = z.strictObject({
  /** The anchor, unique on its page. */
  id,
  /** A word or two: "Taxi by meter". */
  term: line,
  /** "₱12–₱15". */
  price: line,
  /** How the price goes on: "in town." */
  note: text.exactOptional(),
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
  /** What rides cost, as figures. */
  fares: list(fare).exactOptional(),
  items: list(tip),
});

export type Fare = Fields<typeof fare>;
export type Tip = Fields<typeof tip>;
export type TravelTipCategory = Fields<typeof travelTipCategory>;

import { z } from "zod";
import { type Fields, id, line, list, text } from "./texts.ts";

const tip = z.strictObject({
  /** The first words, in bold: "Keep coins and small bills." */
  lead: text,
  /** The rest of the tip. */
  text,
});

const fare = z.strictObject({
  /** The anchor, unique on its page. */
  id,
  /** A word or two: "Taxi by meter". */
  term: line,
  /** "₱12–₱15". */
  price: line,
  /** Follows the price: "in town." */
  note: text.exactOptional(),
});

export const travelTipCategory = z.strictObject({
  /** The anchor, and the name of the icon: "weather". */
  id: z.enum(["weather", "transport", "budget", "food", "shopping", "safety", "etiquette", "timing"]),
  category: text,
  fares: list(fare).exactOptional(),
  items: list(tip),
});

export type Fare = Fields<typeof fare>;
export type Tip = Fields<typeof tip>;
export type TravelTipCategory = Fields<typeof travelTipCategory>;

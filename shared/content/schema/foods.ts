import { z } from "zod";
import { id, list, text, type ValueOf } from "./values.ts";

const food = z.strictObject({
  /** The anchor on the page, and the name of its picture: "ube-jam". */
  id,
  name: text,
  /** Where it comes from, in one line. */
  origin: text,
  description: text,
  pictureAlt: text,
});

/** A place to eat, or a kind of place. */
const eatery = z.strictObject({
  id,
  /** The name on the door, or what to look for: "Carinderia". */
  name: text,
  where: text,
  text,
  /** The year in which a visitor last found it open. */
  lastSeen: z.int().exactOptional(),
});

const market = z.strictObject({
  /** The anchor on the page, and the name of its picture: "night-market". */
  id,
  name: text,
  where: text,
  hours: text,
  description: text,
  pictureAlt: text,
});

export type Food = ValueOf<typeof food>;
export type Eatery = ValueOf<typeof eatery>;
export type Market = ValueOf<typeof market>;

export const schemas = {
  foods: list(food),
  eateries: list(eatery),
  eatingByKind: list(eatery),
  markets: list(market),
};

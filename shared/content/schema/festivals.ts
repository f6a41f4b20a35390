import { z } from "zod";
import { date, id, list, month, text, type ValueOf } from "./texts.ts";

export const festival = z.strictObject({
  /** The anchor on the page, and the name of its picture: "panagbenga". */
  id,
  name: text,
  /** From the place to its city or province: ["La Trinidad", "Benguet"]. */
  location: list(text),
  /** In order: [12, 1]. */
  months: list(month),
  /** First and last day of the latest year for which both are known. */
  knownDays: z.tuple([date, date]).exactOptional(),
  /** Evidence of past years against these months. */
  doubt: text.exactOptional(),
  description: text,
  pictureAlt: text,
});

export type Festival = ValueOf<typeof festival>;

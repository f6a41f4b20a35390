import { z } from "zod";
import { type Fields, id, list, month, text } from "./texts.ts";

export const festival = z.strictObject({
  /** The anchor on the page, and the name of its picture: "panagbenga". */
  id,
  name: text,
  /** From the place to its city or province: ["La Trinidad", "Benguet"]. */
  location: list(text),
  /** In order: [12, 1]. */
  months: list(month),
  /** Evidence of past years against these months. */
  doubt: text.exactOptional(),
  description: text,
  pictureAlt: text,
});

export type Festival = Fields<typeof festival>;

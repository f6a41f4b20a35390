import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { id, month, text } from "./texts.ts";

/** A festival of the city or the province around it. */
export const festival = z.strictObject({
  /** The anchor on the page, and the name of its picture: "panagbenga". */
  id,
  name: text,
  /** From the place to its city or province: ["La Trinidad", "Benguet"]. */
  location: list(text),
  /** In order: [12, 1]. */
  months: list(month),
  /** What past years say against these months. Structured data then omits them. */
  doubt: text.exactOptional(),
  description: text,
  /** What the drawing shows. */
  pictureAlt: text,
});

export type Festival = Fields<typeof festival>;

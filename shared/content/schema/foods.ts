import { z } from "zod";
import type { Fields } from "./forms.ts";
import { id, text } from "./texts.ts";

/** A food to try or to bring home, one card on the foods page. */
export const food = z.strictObject({
  /** Stable anchor on the page, and the name of its picture: "ube-jam". */
  id,
  name: text,
  /** Where it comes from, in one line. */
  origin: text,
  description: text,
  /** What the drawing shows. */
  pictureAlt: text,
});

export type Food = Fields<typeof food>;

import { z } from "zod";
import type { Fields } from "./forms.ts";
import { id, line, text } from "./texts.ts";

/** A question of travelers and its answer: a row in a list of terms. */
export const answer = z.strictObject({
  /** The anchor, unique on its page. */
  id,
  /** A word or two: "Big bags". */
  term: line,
  /** The words that it begins with, in bold: "Bring cash." */
  lead: text,
  /** How it goes on. */
  text,
});

export type Answer = Fields<typeof answer>;

import { z } from "zod";
import type { Fields } from "./forms.ts";
import { id, line, text } from "./texts.ts";

/** Something travelers ask about, and what is known of it: a row of a list of terms. */
export const answer = z.strictObject({
  /** Stable anchor within its section. */
  id,
  /** A word or two: "Big bags". */
  term: line,
  text,
});

export type Answer = Fields<typeof answer>;

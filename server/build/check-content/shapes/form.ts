import { z } from "zod";
import { numbersIn } from "../numbers.ts";

/** A text of a fixed form. The sentence says what to write instead of another. */
export function form(pattern: RegExp, sentence: (text: string) => string) {
  return z
    .string()
    .refine((text) => pattern.test(text), { error: ({ input }) => sentence(String(input)), abort: true });
}

/** A text of a fixed form with one number, or with two of which the first is lower. */
export function rangeForm(pattern: RegExp, sentence: (text: string) => string) {
  return form(pattern, sentence).refine(rises, {
    error: ({ input }) => `"${input}" goes from high to low. Write the lower number first.`,
  });
}

/** A list with something in it. */
export function list<Item extends z.ZodType>(item: Item) {
  return z.array(item).min(1, "The list is empty. Write at least one entry, or take the field out.");
}

function rises(text: string): boolean {
  const [low = 0, high = Number.POSITIVE_INFINITY] = numbersIn(text);
  return low < high;
}

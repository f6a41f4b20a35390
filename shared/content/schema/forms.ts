import { z } from "zod";
import { numbersIn } from "../formulas/amounts.ts";

/** The type that a schema describes, read-only. */
export type Fields<Schema extends z.ZodType> = Unchanging<z.infer<Schema>>;

type Unchanging<Value> = { readonly [Key in keyof Value]: Unchanging<Value[Key]> };

/** A text that matches a pattern. `sentence` tells the editor what to write instead of a wrong text. */
export function form(pattern: RegExp, sentence: (text: string) => string) {
  return z
    .string()
    .refine((text) => pattern.test(text), { error: ({ input }) => sentence(String(input)), abort: true });
}

/** A text that matches a pattern, with one number or with two, the lower one first. */
export function rangeForm(pattern: RegExp, sentence: (text: string) => string) {
  return form(pattern, sentence).refine(rises, {
    error: ({ input }) => `"${input}" goes from high to low. Write the lower number first.`,
  });
}

/** A list with at least one entry. */
export function list<Item extends z.ZodType>(item: Item) {
  return z.array(item).min(1, "The list is empty. Write at least one entry, or take the field out.");
}

/** A list with at least one entry, whose type says that the first one exists. */
export function listWithFirst<Item extends z.ZodType>(item: Item) {
  return z.tuple([item], item, "The list is empty. Write at least one entry.");
}

function rises(text: string): boolean {
  const [low = 0, high = Number.POSITIVE_INFINITY] = numbersIn(text);
  return low < high;
}

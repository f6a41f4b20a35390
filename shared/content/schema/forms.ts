import { z } from "zod";

/** The type of a schema's values, read-only. */
export type Fields<Schema extends z.ZodType> = Unchanging<z.infer<Schema>>;

type Unchanging<Value> = { readonly [Key in keyof Value]: Unchanging<Value[Key]> };

/** A list with at least one entry. */
export function list<Item extends z.ZodType>(item: Item) {
  return z.array(item).min(1);
}

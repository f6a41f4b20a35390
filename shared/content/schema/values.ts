import { z } from "zod";
import { parse12Hour } from "../../time/clock.ts";

/** The type of a schema's values, read-only. */
export type ValueOf<Schema extends z.ZodType> = DeepReadonly<z.infer<Schema>>;

type DeepReadonly<Value> = { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> };

/** A list with at least one entry. */
export function list<Item extends z.ZodType>(item: Item) {
  return z.array(item).min(1, "Write at least one entry.");
}

/** Prose and labels. What they may contain: server/build/check-content/check-prose.ts. */
export const text = z.string();

/** A label that stands alone. */
export const line = text.regex(/[^.]$/, "A label has no full stop.");

/** "burnham-park". */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Write lower case, with hyphens: “burnham-park”.");

/** "/travel-tips". */
export const path = z
  .string()
  .regex(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, "Write a slash, then lower case: “/travel-tips”.");

export const range = z
  .tuple([z.number().positive(), z.number().positive()])
  .refine(([low, high]) => low < high, "Write the lower number first.");

export const amount = z.union(
  [z.number().positive(), range],
  "Write a number, or two with the lower one first: [20, 30].",
);

/** A 12-hour time. The error of `parse12Hour` tells the editor what is wrong. */
export const clockTime = z.string().superRefine((value, context) => {
  try {
    parse12Hour(value);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : String(error));
  }
});

/** "2025-10-15". */
export const date = z.iso.date("Write year, month and day: “2025-10-15”.");

/** 1 is January. */
export const month = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

/** Latitude and longitude (WGS84). Limited to Luzon, to catch swapped coordinates. */
export const location = z
  .strictObject({ lat: z.number(), lon: z.number() })
  .refine(
    ({ lat, lon }) => lat > 14 && lat < 18 && lon > 120 && lon < 122,
    "The place is not on Luzon. Write latitude, then longitude: { lat: 16.4107, lon: 120.5947 }.",
  );

export const tip = z.strictObject({
  /** The first words, in bold: "Keep coins and small bills." */
  lead: text,
  /** The rest of the tip. */
  text,
});

export type Tip = ValueOf<typeof tip>;

/** A traveler's question and its answer, as a row in a list of terms. */
export const answer = z.strictObject({
  /** The anchor, unique on its page. */
  id,
  /** A word or two: "Big bags". */
  term: line,
  /** The first words, in bold: "Bring cash." */
  lead: text.exactOptional(),
  /** The rest of the answer. */
  text,
});

export type Answer = ValueOf<typeof answer>;

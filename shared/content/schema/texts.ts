import { z } from "zod";
import { parse12Hour } from "../../universal/clock.ts";
import { type Fields, list } from "./forms.ts";

/** Prose and labels. A separate check of all texts decides what they may contain. */
export const text = z.string();

/** A label that stands alone under a title. */
export const line = text.regex(/[^.]$/, "A label has no full stop.");

export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write lower-case letters, digits and hyphens, such as "burnham-park".');

export const path = z
  .string()
  .regex(
    /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
    'Write a slash and plain lower-case letters, such as "/travel-tips".',
  );

/** Two numbers, the lower one first. */
export const range = z
  .tuple([z.number().positive(), z.number().positive()])
  .refine(([low, high]) => low < high, "Write the lower number first.");

/** One number, or a range. */
export const amount = z.union(
  [z.number().positive(), range],
  "Write a number, or two with the lower one first: [20, 30].",
);

export type Range = Fields<typeof range>;
export type Amount = Fields<typeof amount>;

/** A 12-hour time. The error of `parse12Hour` tells the editor what is wrong. */
export const clockTime = z.string().superRefine((value, context) => {
  try {
    parse12Hour(value);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : String(error));
  }
});

/** "2025-10-15". */
export const date = z.iso.date();

/** A month, from 1 for January. */
export const month = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

/** Latitude and longitude (WGS84). Both must be on Luzon, so that a swapped pair is noticed. */
export const location = z
  .strictObject({ lat: z.number(), lon: z.number() })
  .refine(
    ({ lat, lon }) => lat > 14 && lat < 18 && lon > 120 && lon < 122,
    "The place is not on Luzon. Write latitude, then longitude: { lat: 16.4107, lon: 120.5947 }.",
  );

export type GeoPoint = Fields<typeof location>;

/** A boxed advisory: a heading, a sentence or two, and points to check. */
export const notice = z.strictObject({ heading: text, text, points: list(text).exactOptional() });

export type Notice = Fields<typeof notice>;

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

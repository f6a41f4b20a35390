import { z } from "zod";
import { date, id, list, month, text, type ValueOf } from "./values.ts";

const festival = z.strictObject({
  /** The anchor on the page, and the name of its picture: "panagbenga". */
  id,
  name: text,
  /** From the place to its city or province: ["La Trinidad", "Benguet"]. */
  location: list(text),
  /** In order: [12, 1]. */
  months: list(month),
  /** The festival with the large flower in the calendar. */
  isLargest: z.literal(true).exactOptional(),
  /** The latest one of which the first and the last day are known. */
  edition: z.strictObject({ name: text, days: z.tuple([date, date]) }).exactOptional(),
  /** Evidence of past years against these months. */
  doubt: text.exactOptional(),
  /** What happens on which days, before the description. */
  when: text.exactOptional(),
  description: text,
  pictureAlt: text,
});

const festivals = list(festival).refine(
  (all) => all.every(({ months }, index) => (months[0] ?? 0) >= (all[index - 1]?.months[0] ?? 0)),
  "Put the festivals in the order of the year.",
);

export type Festival = ValueOf<typeof festival>;

export const schemas = { festivals };

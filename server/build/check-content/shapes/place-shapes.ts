import { z } from "zod";
import { list } from "./form.ts";
import { capacity, id, location, priceRange, text } from "./leaf-shapes.ts";

export const destination = z.strictObject({
  id,
  name: text,
  type: text,
  description: text,
  teaser: text,
  highlights: list(text),
  notice: text.optional(),
  pictureAlt: text,
  location,
});

export const food = z.strictObject({ id, name: text, origin: text, description: text, pictureAlt: text });

const month = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

export const festival = z.strictObject({
  id,
  name: text,
  location: text,
  month: text,
  months: list(month),
  description: text,
  pictureAlt: text,
});

export const inn = z.strictObject({
  id,
  name: text,
  location: text,
  priceRange,
  rating: z.literal([1, 2, 3, 4, 5]),
  amenities: list(text),
  description: text,
});

export const hotel = inn.extend({ category: z.enum(["Luxury", "Upscale", "Mid-Range"]) });

export const transientHouse = z.strictObject({
  id,
  name: text,
  location: text,
  priceRange,
  capacity,
  amenities: list(text),
  description: text,
});

export const area = z.strictObject({
  id,
  area: text,
  description: text,
  pros: list(text),
  cons: list(text),
});

export const bookingTip = z.strictObject({ title: text, description: text });

/** The warmest hour is warmer than the coldest: a swapped pair is noticed. */
export const monthClimate = z
  .strictObject({ max: z.number(), min: z.number(), rain: z.number() })
  .refine(({ max, min }) => min < max, { error: "`min` is not below `max`. Write the colder one as `min`." });

import { z } from "zod";
import { parse12Hour } from "../../universal/clock.ts";
import { amountOf } from "../formulas/amounts.ts";
import { type Fields, form, rangeForm } from "./forms.ts";

/** Prose and labels. A separate check of all texts decides what they may contain. */
export const text = z.string();

export const id = form(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  (value) => `"${value}" is not an id. Write lower-case letters, digits and hyphens, such as "burnham-park".`,
);

export const path = form(
  /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
  (value) => `"${value}" is not a path. Write a slash and plain lower-case letters, such as "/travel-tips".`,
);

const amount = String.raw`₱\d{1,3}(,\d{3})*`;

/** An amount in pesos as the guide prints it: "₱495", "₱1,200". */
export const price = z
  .templateLiteral(["₱", z.string()], {
    error: ({ input }) =>
      `"${input}" has no peso sign. Write it as "₱${/^[\d,]+$/.test(String(input)) ? input : "495"}".`,
  })
  .refine((text) => new RegExp(`^${amount}$`).test(text), {
    error: ({ input }) =>
      `"${input}" is not a price. Write whole pesos, with a comma for thousands, such as "₱495" or "₱1,200".`,
  });

export type Price = z.infer<typeof price>;

export const priceRange = rangeForm(
  new RegExp(`^${amount}–${amount}$`),
  (value) => `"${value}" is not a range of prices. Write two prices with a dash, such as "₱1,000–₱3,500".`,
);

/** The ends of a range of prices. */
export const priceEnds = z
  .tuple([price, price])
  .refine(
    ([low, high]) => amountOf(low) < amountOf(high),
    "The prices go from high to low. Write the lower one first.",
  );

/** A 12-hour time. The error of `parse12Hour` tells the editor what is wrong. */
export const clockTime = z.string().superRefine((value, context) => {
  try {
    parse12Hour(value);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : String(error));
  }
});

export const date = form(/^\d{4}-\d{2}-\d{2}$/, dateSentence).refine(isRealDay, {
  error: ({ input }) => `"${input}" is not in the calendar. Write a real day, such as "2025-10-15".`,
});

/** A month, from 1 for January. */
export const month = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

export type Month = z.infer<typeof month>;

export const distance = form(
  /^\d+ km$/,
  (value) => `"${value}" is not a distance. Write whole kilometers, such as "250 km".`,
);

export const duration = rangeForm(
  /^(about )?\d+(\.5)?–\d+(\.5)? hours$/,
  (value) => `"${value}" is not a travel time. Write hours with a dash, such as "5–6 hours".`,
);

export const minutes = rangeForm(
  /^\d+(–\d+)? minutes$/,
  (value) => `"${value}" is not a length of time. Write minutes, such as "30 minutes" or "20–30 minutes".`,
);

export const capacity = rangeForm(
  /^\d+–\d+ (persons|passengers)$/,
  (value) => `"${value}" is not a number of people. Write it with a dash, such as "8–12 persons".`,
);

export const hours = form(
  /^\d{1,2} [AP]M–\d{1,2} [AP]M$/,
  (value) => `"${value}" is not a stretch of hours. Write it like "6 AM–10 PM".`,
);

export const telephone = form(
  /^[+(]?\d[\d ()-]{5,}\d$/,
  (value) => `"${value}" is not a telephone number. Write digits, such as "(02) 8000 0000".`,
);

/** Latitude and longitude (WGS84). Both must be on Luzon, so that a swapped pair is noticed. */
export const location = z
  .strictObject({ lat: z.number(), lon: z.number() })
  .refine(({ lat, lon }) => lat > 14 && lat < 18 && lon > 120 && lon < 122, {
    error: "The place is not on Luzon. Write latitude, then longitude: { lat: 16.4107, lon: 120.5947 }.",
  });

export type GeoPoint = Fields<typeof location>;

/** A label that stands alone under a title. */
export const line = text.refine((value) => !value.endsWith("."), {
  error: ({ input }) => `"${input}" ends with a full stop. Leave it out: the line is a label.`,
});

function dateSentence(value: string): string {
  return `"${value}" is not a date. Write it as year-month-day, such as "2025-10-15".`;
}

function isRealDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

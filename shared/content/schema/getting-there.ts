import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { terminalId } from "./terminals.ts";
import { capacity, distance, duration, id, priceRange, text } from "./texts.ts";

/** What a bus traveler needs to know about one terminal, besides what the timetable says. */
export const busService = z.strictObject({
  terminal: terminalId,
  duration,
  /** "₱460–₱580". */
  fare: priceRange,
  /** "Every hour". Where it is not known, the timetable tells. */
  frequency: text.exactOptional(),
  tips: list(text),
});

/** A way to drive, with its directions in order. */
export const carRoute = z.strictObject({
  id,
  route: text,
  distance,
  duration,
  tollFees: priceRange,
  directions: list(text),
  notes: list(text),
});

/** A van service by area. No company is named where none is certain. */
export const vanService = z.strictObject({
  id,
  terminal: text,
  operator: text,
  fare: priceRange,
  duration,
  schedule: text,
  capacity,
  booking: text,
});

/** One of the ways to Baguio, beside the others. */
export const way = z.strictObject({
  /** "Bus". */
  name: text,
  /** What the cost is for: "a seat". */
  per: text,
  cost: priceRange,
  duration,
  /** For whom it is. */
  text,
});

/** One season of the "Best Time to Travel" card. */
export const season = z.strictObject({ months: text, name: text, text });

export type BusService = Fields<typeof busService>;
export type CarRoute = Fields<typeof carRoute>;
export type VanService = Fields<typeof vanService>;
export type Way = Fields<typeof way>;
export type Season = Fields<typeof season>;

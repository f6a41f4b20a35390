import { z } from "zod";
import { list } from "./form.ts";
import { capacity, clockTime, distance, duration, id, location, priceRange, text } from "./leaf-shapes.ts";

export const terminal = z.strictObject({
  id,
  name: text,
  shortName: text,
  region: z.enum(["Metro Manila", "Baguio City"]),
  isMain: z.boolean(),
  address: text,
  description: text,
  destinations: list(text),
  operators: list(id),
  operatorsDescription: text,
  facilities: list(text),
  features: list(text),
  location,
});

export const busRoute = z.strictObject({
  id,
  from: text,
  to: text,
  distance,
  duration,
  operators: list(id),
  note: text,
});

export const busService = z.strictObject({
  terminal: id,
  from: text,
  buses: text,
  duration,
  fare: priceRange,
  frequency: text,
  firstTrip: clockTime,
  lastTrip: clockTime,
  tips: list(text),
});

export const carRoute = z.strictObject({
  id,
  route: text,
  distance,
  duration,
  tollFees: priceRange,
  directions: list(text),
  notes: list(text),
});

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

export const season = z.strictObject({ months: text, name: text, text });

export const notice = z.strictObject({ heading: text, text, points: list(text).optional() });

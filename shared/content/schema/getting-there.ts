import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { terminalId } from "./terminals.ts";
import { id, range, text } from "./texts.ts";

/** What bus travelers need to know about one terminal, besides the timetable. */
export const busService = z.strictObject({
  terminal: terminalId,
  hours: range,
  /** From regular to First Class, in pesos. */
  fare: range,
  /** "Every hour". Missing where the timetable says it. */
  frequency: text.exactOptional(),
  tips: list(text),
});

/** A way to drive, with its directions in order. */
export const carRoute = z.strictObject({
  id,
  route: text,
  km: z.number().positive(),
  hours: range,
  /** In pesos. */
  tollFees: range,
  directions: list(text),
  notes: list(text),
});

/** A van service by area. It names a company only if one is certain. */
export const vanService = z.strictObject({
  id,
  terminal: text,
  operator: text,
  /** In pesos. */
  fare: range,
  hours: range,
  schedule: text,
  passengers: range,
  booking: text,
});

/** The ways to Baguio. */
export const wayId = z.enum(["bus", "car", "van"]);

/** A way to Baguio, for the comparison of the ways. */
export const way = z.strictObject({
  /** The unit of the cost: "a seat, one way". */
  per: text,
  /** In pesos. */
  cost: range,
  hours: range,
  /** Says for whom it is. */
  text,
});

/** One season of the "Best Time to Travel" card. */
export const season = z.strictObject({ months: text, name: text, text });

export type BusService = Fields<typeof busService>;
export type CarRoute = Fields<typeof carRoute>;
export type VanService = Fields<typeof vanService>;
export type WayId = z.infer<typeof wayId>;
export type Way = Fields<typeof way>;
export type Season = Fields<typeof season>;

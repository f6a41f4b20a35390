import { z } from "zod";
import { terminalId } from "./terminals.ts";
import { id, list, range, text, type ValueOf } from "./texts.ts";

export const busService = z.strictObject({
  terminal: terminalId,
  /** From regular to First Class, in pesos. */
  fare: range,
  /** "every hour". */
  frequency: text,
  tips: list(text),
});

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

export const vanService = z.strictObject({
  id,
  /** Where they leave: "Cubao, around Araneta City". */
  area: text,
  /** In pesos. */
  fare: range,
  hours: range,
  /** Completes "Leaves …". */
  schedule: text,
  passengers: range,
  booking: text,
});

export const airportRides = z.strictObject({ minutes: range, pesos: range, seats: z.int().positive() });

export const wayId = z.enum(["bus", "car", "van"]);

export const wayFacts = z.strictObject({
  /** The unit of the cost: "a seat, one way". */
  per: text,
  /** In pesos. Omit it where the timetable gives it. */
  cost: range.exactOptional(),
  hours: range,
  /** Whom it suits. */
  text,
});

export const season = z.strictObject({ months: text, name: text, text });

export type BusService = ValueOf<typeof busService>;
export type CarRoute = ValueOf<typeof carRoute>;
export type VanService = ValueOf<typeof vanService>;
export type WayId = z.infer<typeof wayId>;
export type WayFacts = ValueOf<typeof wayFacts>;
export type Season = ValueOf<typeof season>;

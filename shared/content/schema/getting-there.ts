import { z } from "zod";
import { terminalId } from "./terminals.ts";
import { amount, answer, id, list, month, range, text, type ValueOf } from "./values.ts";

const busService = z.strictObject({
  terminal: terminalId,
  /** From regular to First Class, in pesos. */
  fare: range,
  /** Between two departures. */
  everyMinutes: amount,
  tips: list(text),
});

const carRoute = z.strictObject({
  id,
  route: text,
  km: z.number().positive(),
  hours: range,
  /** In pesos. */
  tollFees: range,
  directions: list(text),
  notes: list(text),
});

const vanService = z.strictObject({
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

const airportRides = z.strictObject({ minutes: range, pesos: range, seats: z.int().positive() });

const way = z.strictObject({
  /** The unit of the cost: "a seat, one way". */
  per: text,
  /** In pesos. Omit it where the timetable gives it. */
  cost: range.exactOptional(),
  hours: range,
  /** Whom it suits. */
  text,
});

/** A time of the year to travel. */
const season = z.strictObject({ months: list(month), name: text, text });

export type BusService = ValueOf<typeof busService>;
export type CarRoute = ValueOf<typeof carRoute>;
export type VanService = ValueOf<typeof vanService>;
export type Way = ValueOf<typeof way>;
export type Season = ValueOf<typeof season>;

export const schemas = {
  busServices: list(busService),
  carRoutes: list(carRoute),
  vanServices: list(vanService),
  ways: z.record(z.string(), way),
  onTheBus: list(answer),
  broughtAlong: list(answer),
  airportRides,
  hoursAfterLanding: z.number().positive(),
  landingHours: list(z.int().min(0).max(23)),
  airportTerminals: list(terminalId),
  fromAirport: list(answer),
  otherAirportWays: list(answer),
  numberCoding: list(answer),
  seasons: list(season),
};

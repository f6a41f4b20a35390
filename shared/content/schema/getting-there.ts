import { z } from "zod";
import { terminalId } from "./operators.ts";
import { operatorSlug } from "./schedule.ts";
import { amount, answer, id, list, range, text, type ValueOf } from "./values.ts";

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

const wayFacts = z.strictObject({
  /** The unit of the cost: "a seat, one way". */
  per: text,
  /** In pesos. Omit it where the timetable gives it. */
  cost: range.exactOptional(),
  hours: range,
  /** Whom it suits. */
  text,
});

const busRoute = z.strictObject({
  /** The anchor: "cubao-baguio". */
  id,
  /** The timetable's terminal at its start, if any. All operators there take the route. */
  terminal: terminalId.exactOptional(),
  /** Set if the road continues from Baguio into the mountains. All others end in Baguio. */
  isOnward: z.literal(true).exactOptional(),
  from: text,
  to: text,
  km: z.number().positive(),
  hours: range,
  /** Set if the hours are an estimate: pages then say "about". */
  isEstimate: z.literal(true).exactOptional(),
  /** For a route that starts elsewhere. */
  operators: list(operatorSlug).exactOptional(),
  /** The road taken, and what to check. */
  note: text,
});

export type BusService = ValueOf<typeof busService>;
export type CarRoute = ValueOf<typeof carRoute>;
export type VanService = ValueOf<typeof vanService>;
export type WayFacts = ValueOf<typeof wayFacts>;
export type BusRouteFacts = ValueOf<typeof busRoute>;

/** By the names of exports in content. */
export const gettingThereSchemas = {
  busRouteFacts: list(busRoute),
  townBusHours: range,
  busServices: list(busService),
  carRoutes: list(carRoute),
  vanServices: list(vanService),
  wayFacts: z.record(z.string(), wayFacts),
  onTheBus: list(answer),
  broughtAlong: list(answer),
  airportRides,
  hoursAfterLanding: z.number().positive(),
  landingHours: list(z.int().min(0).max(23)),
  airportTerminals: list(terminalId),
  fromAirport: list(answer),
  otherAirportWays: list(answer),
  numberCoding: list(answer),
};

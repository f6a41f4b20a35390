import { z } from "zod";
import { terminalId } from "./terminals.ts";
import { amount, list, range, text, type ValueOf } from "./values.ts";

/**
 * The operator's name in lower case, with hyphens: the name of its file and its drawings, and the end of its profile's
 * path.
 */
export const operatorSlug = z.enum([
  "victory-liner",
  "genesis-transport",
  "joy-bus",
  "partas",
  "philippine-rabbit",
  "dagupan-bus",
  "coda-lines",
  "gl-lizardo-trans",
  "ohayami-trans",
  "kms-lines",
  "solid-north-transit",
]);

export type OperatorSlug = z.infer<typeof operatorSlug>;

/** The bus types of the timetable, cheapest first. */
export const busType = z.enum(["Regular AC", "Deluxe", "Deluxe AC", "First Class", "Premium", "Luxury"]);

export type BusType = z.infer<typeof busType>;

/** Names of pigments in shared/styles/colors.ts. */
const liveryColor = z.enum(["ivory", "coral", "red", "gold", "grass", "fern", "spruce", "blue", "ube"]);

/** Where in Baguio a company loads, by how well that is known. Companies with the same id share its text. */
export const baguioStopId = z.enum([
  "own-terminal",
  "governor-pack-road",
  "governor-pack-road-unconfirmed",
  "near-the-row",
  "market-side",
  "rizal-park",
  "unknown",
]);

export type BaguioStopId = z.infer<typeof baguioStopId>;

/** A class of seats between Metro Manila and Baguio. */
const busFare = z.strictObject({
  /** The name of the class on the operator's own page. */
  busType,
  /** The name of the class in the timetable, if it differs. */
  timetableType: busType.exactOptional(),
  /** Pesos for one seat, one way, before discounts. */
  price: z.int().positive(),
  note: text.exactOptional(),
  /** Whether only some departures have it. The timetable then lists it, but the fare range leaves it out. */
  isOnSelectedTrips: z.literal(true).exactOptional(),
});

const fares = list(busFare)
  .refine(
    (all) => all.some(({ isOnSelectedTrips }) => !isOnSelectedTrips),
    "Every fare is `isOnSelectedTrips`, so there is no fare range. Remove it from one fare.",
  )
  .refine(
    (all) => all.every(({ price }, index) => price >= (all[index - 1]?.price ?? 0)),
    "Put the lowest fare first.",
  );

const operatorTerminal = z.strictObject({
  terminal: terminalId.refine((id) => id !== "baguio", "Buses arrive in Baguio: write that in `baguioStop`."),
  /** "EDSA corner New York Street". Omit it if it is unknown, or if all companies share a building. */
  street: text.exactOptional(),
  /** What else to know before going there. */
  note: text.exactOptional(),
  /** Set if most reports do not place the company there. */
  isUnconfirmed: z.literal(true).exactOptional(),
});

/** A bus company that runs between Metro Manila and Baguio. */
const operatorFacts = z.strictObject({
  /** The full name: "Genesis Transport". */
  name: text,
  /** The name on cards and in the timetable: "Genesis". */
  shortName: text,
  /** The livery, from the top down. */
  stripes: z.tuple([liveryColor, liveryColor, liveryColor]),
  /** A phrase of our own, not a company slogan. */
  tagline: text,
  /** What its card says of it, in a line. */
  description: text,
  /** Paragraphs. */
  about: list(text),
  /** The first year of service, if a reliable source gives it. */
  since: z.int().min(1900).exactOptional(),
  /** Departures a day between Metro Manila and Baguio. */
  tripsPerDay: z.int().positive(),
  travelHours: range,
  /** Minutes before departure to be at the terminal. */
  earlyMinutes: amount,
  /** Lowest first. */
  fares,
  /** A sentence: what the counter may charge instead, by reports. */
  counterFareNote: text.exactOptional(),
  /** Set if sources list only a range of fares, and we named the classes. */
  hasGuessedClasses: z.literal(true).exactOptional(),
  /** Metro Manila terminals; the main one first. */
  terminals: z.tuple([operatorTerminal], operatorTerminal),
  /** Why its trips between Metro Manila and Baguio are not confirmed, and where to ask. */
  doubt: text.exactOptional(),
  /** Where in Baguio its buses arrive and leave. */
  baguioStop: baguioStopId,
  /** Short labels. */
  features: list(text),
  /** Sentences. */
  keyFeatures: list(text),
  /** Leave it out unless it is certain. */
  hotline: text.exactOptional(),
  /** "6 AM–10 PM". */
  hotlineHours: text.exactOptional(),
  /** Where tickets are sold. */
  contact: text,
  /** The operator's own site, if certain: "victoryliner.com". */
  website: z.hostname("Write the name alone: “victoryliner.com”.").exactOptional(),
  /** The seat layout of the usual coach, if known. */
  seating: z.enum(["2x2", "2x1"]).exactOptional(),
  /** What the picture of the inside shows, if `seating` is known: "Two seats and one, as of 2021." */
  insideCaption: text.exactOptional(),
  tips: list(text),
  /** Roads to or from Baguio, and whom each suits, for profiles with a section for routes. */
  routes: list(z.strictObject({ title: text, text })).exactOptional(),
});

export type OperatorFacts = ValueOf<typeof operatorFacts>;

/** The operators by slug, whose facts are checked in their own files. */
const listed = z
  .object({ slug: operatorSlug, name: text })
  .refine(
    ({ slug, name }) => slug === name.toLowerCase().replaceAll(" ", "-"),
    "Let the key be the name in lower case, with hyphens.",
  );

export const schemas = {
  operator: operatorFacts,
  operators: list(listed),
  operatorBySlug: z.record(operatorSlug, z.object({ slug: operatorSlug })),
};

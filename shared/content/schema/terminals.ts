import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { line, location, text } from "./texts.ts";

/** The terminals of Metro Manila and of Baguio. The id is also the anchor on the terminals page. */
export const terminalId = z.enum(["cubao", "pasay", "pitx", "manila", "baguio"]);

export type TerminalId = z.infer<typeof terminalId>;

/** The facts about a place where buses to or from Baguio load. */
export const terminalFacts = z.strictObject({
  /** "Cubao Terminal Area". */
  name: text,
  /** The name in the timetable and on chips: "Cubao". */
  shortName: text,
  region: z.enum(["Metro Manila", "Baguio City"]),
  isMain: z.boolean(),
  /** Set if all companies load in one building. Elsewhere each usually has a terminal of its own. */
  isOneBuilding: z.literal(true).exactOptional(),
  /** Where in the town: "EDSA near Taft Avenue". */
  street: text,
  /** "Cubao, Quezon City". */
  town: text,
  description: text,
  /** Places that buses leave for from here. */
  destinations: list(text),
  /** One sentence about the operators here. */
  operatorsDescription: text,
  /** What passengers of every operator should know when they board here. */
  boardingNote: text.exactOptional(),
  facilities: list(text),
  /** Short labels: "Near MRT-3". */
  features: list(text),
  /** Approximate. */
  location,
});

export type TerminalFacts = Fields<typeof terminalFacts>;

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

/** A place in Baguio where buses load for the way down. */
export const baguioStop = z.strictObject({
  /** "Governor Pack Road, usually". */
  place: line,
  /** What else is known, and how sure it is. */
  text,
});

export type BaguioStop = Fields<typeof baguioStop>;

import { z } from "zod";
import { line, list, location, text, type ValueOf } from "./values.ts";

/** The key of its facts, its anchor on the terminals page, and the name of its drawings. */
export const terminalId = z.enum(["cubao", "pasay", "pitx", "manila", "baguio"]);

export type TerminalId = z.infer<typeof terminalId>;

/** A place where buses to or from Baguio load. */
const terminalFacts = z.strictObject({
  /** "Cubao Terminals". */
  name: text,
  /** "Cubao". */
  shortName: text,
  isMain: z.boolean(),
  /** Set if all companies load in one building. Elsewhere each usually has its own terminal. */
  isOneBuilding: z.literal(true).exactOptional(),
  /** "EDSA near Taft Avenue". */
  street: text,
  /** "Cubao, Quezon City". */
  town: text,
  /** What it is and how to find the bus, in a sentence or two. */
  description: text,
  /** Where buses from here go. */
  destinations: list(text),
  /** One sentence. */
  operatorsDescription: text,
  /** Why to ask before going there. */
  caution: text.exactOptional(),
  /** What passengers of every operator should know when they board here. */
  boardingNote: text.exactOptional(),
  facilities: list(text),
  /** Short labels: "Near MRT-3". */
  features: list(text),
  /** For wheelchairs, strollers and weak knees, in a few words each. Pages list the others as not known. */
  access: z.partialRecord(z.enum(["slope", "steps", "toilet"]), line),
  /** Approximate. */
  location,
});

export type TerminalFacts = ValueOf<typeof terminalFacts>;

export const schemas = {
  terminalFacts: z.record(terminalId, terminalFacts),
  terminalAmenities: z.strictObject({ text, items: list(text) }),
};

import { z } from "zod";
import type { Fields } from "./forms.ts";
import { line, text } from "./texts.ts";

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

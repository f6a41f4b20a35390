import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { terminalId } from "./terminals.ts";
import { distance, duration, id, line, text } from "./texts.ts";

/** A road that buses run, one card on the routes page. */
export const busRoute = z.strictObject({
  /** Stable anchor: "cubao-baguio". */
  id,
  /** The terminal of the timetable where it begins, if it does. */
  terminal: terminalId.exactOptional(),
  from: text,
  to: text,
  /** "250 km". */
  distance,
  /** "5–6 hours"; "about" where it is an estimate. */
  duration,
  /** The slugs of the operators. */
  operators: list(id),
  /** Those of them that may not run it, on a road that leads on from Baguio. */
  unconfirmed: list(id).exactOptional(),
  /** One or two sentences: the road taken, and what to check. */
  note: text,
  /** What else to know, each with the word that it begins with: "Stop". */
  points: list(z.strictObject({ term: line, text })).exactOptional(),
});

export type BusRoute = Fields<typeof busRoute>;

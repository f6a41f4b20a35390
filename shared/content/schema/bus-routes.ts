import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { terminalId } from "./terminals.ts";
import { id, line, range, text } from "./texts.ts";

/** A road that buses run, one card on the routes page. */
export const busRoute = z.strictObject({
  /** Stable anchor: "cubao-baguio". */
  id,
  /** The terminal of the timetable where it begins, if it does. */
  terminal: terminalId.exactOptional(),
  from: text,
  to: text,
  km: z.number().positive(),
  hours: range,
  /** Set if the hours are a guess: the page says "about". */
  isEstimate: z.literal(true).exactOptional(),
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

/** The height of a road at one point. */
const roadHeight = z.strictObject({
  /** Kilometers from the beginning of the road. */
  km: z.number(),
  /** Meters above sea level. */
  meters: z.number(),
});

/** The height of a road at its points, from its beginning on. */
export const roadHeights = list(roadHeight).refine(
  (points) => points.every(({ km }, index) => km > (points[index - 1]?.km ?? -1)),
  "Write the kilometers in rising order.",
);

export type RoadHeight = Fields<typeof roadHeight>;

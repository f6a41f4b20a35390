import { z } from "zod";
import { terminalId } from "./terminals.ts";
import { id, list, range, text, type ValueOf } from "./texts.ts";

export const busRoute = z.strictObject({
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
  operators: list(id).exactOptional(),
  /** The road taken, and what to check. */
  note: text,
});

export type BusRouteFacts = ValueOf<typeof busRoute>;

/** `km`: from the start of the road. */
const roadHeight = z.strictObject({ km: z.number(), meters: z.number() });

export const roadHeights = list(roadHeight).refine(
  (points) => points.every(({ km }, index) => km > (points[index - 1]?.km ?? -1)),
  "Write the kilometers in rising order.",
);

/** `note`: what the drawing says of the place. */
export const climbPlace = z.strictObject({ km: z.number(), name: text, note: text });

export type RoadHeight = ValueOf<typeof roadHeight>;

import { z } from "zod";
import { id, list, location, text, type ValueOf } from "./values.ts";

/** A name on a map, with the location of the place or, for a road, of its label. */
export const mapName = z.strictObject({ id, name: text, location });

export type MapName = ValueOf<typeof mapName>;

/** `km`: from the start of the road. */
const roadHeight = z.strictObject({ km: z.number(), meters: z.number() });

export const roadHeights = list(roadHeight).refine(
  (points) => points.every(({ km }, index) => km > (points[index - 1]?.km ?? -1)),
  "Write the kilometers in rising order.",
);

/** `note`: what the drawing says of the place. */
export const climbPlace = z.strictObject({ km: z.number(), name: text, note: text });

export type RoadHeight = ValueOf<typeof roadHeight>;

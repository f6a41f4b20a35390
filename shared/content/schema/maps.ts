import { z } from "zod";
import { id, list, location, text, type ValueOf } from "./values.ts";

/** A name on a map, with the location of the place or, for a road, of its label. */
const mapName = z.strictObject({ id, name: text, location });

export type MapName = ValueOf<typeof mapName>;

/** `km`: from the start of the road. */
const roadHeight = z.strictObject({ km: z.number(), meters: z.number() });

const roadHeights = list(roadHeight).refine(
  (points) => points.every(({ km }, index) => km > (points[index - 1]?.km ?? -1)),
  "Write the kilometers in rising order.",
);

/** `note`: what the drawing says of the place. */
const climbPlace = z.strictObject({ km: z.number(), name: text, note: text });

export type RoadHeight = ValueOf<typeof roadHeight>;

export const schemas = {
  landmarks: list(mapName),
  cityLines: list(mapName),
  arrivalLines: list(mapName),
  publicMarket: mapName,
  victoryLinerTerminal: mapName,
  mapTowns: list(mapName),
  city: mapName.pick({ name: true, location: true }).extend({ country: text }),
  manilaAirport: mapName,
  manilaRoads: list(mapName),
  roadPoints: roadHeights,
  onwardPoints: roadHeights,
  climbPlaces: list(climbPlace),
};

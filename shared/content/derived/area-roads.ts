import { cityRoads, metersFromCenter } from "../city-map.ts";
import { straightMeters } from "../formulas/walking.ts";
import type { CityRoad } from "../schema/city-map.ts";
import { areas } from "../stays.ts";

/** Bends nearer to the end than that, in meters, would look like a hook. */
const shortBend = 300;

/** The roads of the city where a map shows the areas to stay in: side roads end in the middle of theirs. */
export const areaRoads: readonly CityRoad[] = cityRoads.map((road) => {
  const end = road.through.at(-1);
  if (road.kind !== "side" || end === undefined) {
    return road;
  }
  const nearest = areas
    .map(({ location }) => location)
    .reduce((one, other) => (straightMeters(end, other) < straightMeters(end, one) ? other : one));
  const isBefore = (location: typeof end) =>
    metersFromCenter({ location }) + shortBend < metersFromCenter({ location: nearest });
  return { ...road, through: [...road.through.filter(isBefore), nearest] };
});

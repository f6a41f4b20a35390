import { busTravelText, manilaKm, manilaKmText } from "../figures.ts";
import { priceText } from "../formulas/amounts.ts";
import { lastOf } from "../formulas/lists.ts";
import { onwardPoints, roadPoints } from "../maps/elevation.ts";
import { timetableOperators } from "../schedule.ts";
import { schedule, timetableFares } from "./timetable.ts";

/** The trip from Manila in four figures. */
export const roadFigures = [
  { label: "from Manila", value: manilaKmText },
  { label: "by bus", value: busTravelText },
  { label: "timetable fares", value: priceText(timetableFares) },
  { label: `trips a day with ${timetableOperators.length} companies`, value: String(schedule.length) },
];

/** Heights from Manila through Baguio into the mountains, by kilometers from Manila. */
const heights = [...roadPoints, ...onwardPoints.map(({ km, meters }) => ({ km: manilaKm + km, meters }))];

export const endOfRoad = lastOf(heights, "onwardPoints");

/** The highest point of the road. */
export const summit = heights.reduce((highest, point) => (point.meters > highest.meters ? point : highest));

/**
 * The height of the first known point at or after a kilometer.
 * @throws Error if there is none.
 */
export function metersAt(km: number): number {
  const point = heights.find((known) => known.km >= km);
  if (!point) {
    throw new Error(
      `No height is known at kilometer ${km} or after it. Add one to content/maps/elevation.ts.`,
    );
  }
  return point.meters;
}

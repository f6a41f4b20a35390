import type { PlannedStop } from "../../content/derived/day-plans.ts";
import { partsOfDay } from "../../content/derived/parts-of-day.ts";
import { entriesBetween } from "../../universal/departures.ts";

/** How many stops fit side by side on a desktop. */
const maxStopsInRow = 6;

/** For how many stops of one part DayPlanStrip.module.css has a width. */
const maxStopsInPart = 4;

/** The parts of a plan's days, in rows of one day each that fit side by side. Omits parts without stops. */
export function rowsOfParts(stops: readonly PlannedStop[]) {
  const days = [...new Set(stops.map(({ day }) => day))];
  return days.flatMap((day) => {
    const rows: ReturnType<typeof stopsByPart>[] = [];
    for (const part of stopsByPart(stops.filter((stop) => stop.day === day))) {
      const row = rows.at(-1);
      if (row && row.flatMap((other) => other.stops).length + part.stops.length <= maxStopsInRow) {
        row.push(part);
      } else {
        rows.push([part]);
      }
    }
    return rows.map((parts) => ({ day, parts }));
  });
}

/** @throws Error when a part has more stops than a row shows. */
function stopsByPart(stopsOfDay: readonly PlannedStop[]) {
  const parts = partsOfDay.map((part) => ({ part, stops: entriesBetween(stopsOfDay, part.from, part.to) }));
  const crowded = parts.find(({ stops }) => stops.length > maxStopsInPart);
  if (crowded) {
    throw new Error(
      `${crowded.part.name} has more than ${maxStopsInPart} stops. Move one to another part of the day.`,
    );
  }
  return parts.filter(({ stops }) => stops.length > 0);
}

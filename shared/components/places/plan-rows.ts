import type { PlannedStop } from "../../content/derived/day-plans.ts";
import { partsOfDay } from "../../content/derived/parts-of-day.ts";
import { entriesBetween } from "../../universal/departures.ts";

/** The stops of a day, by part of the day. Omits empty parts. */
function stopsByPart(stopsOfDay: readonly PlannedStop[]) {
  return partsOfDay
    .map((part) => ({ part, stops: entriesBetween(stopsOfDay, part.from, part.to) }))
    .filter(({ stops }) => stops.length > 0);
}

/** How many stops fit side by side on a desktop. */
const stopsAbreast = 6;

/** The parts of a plan's days, in rows of one day each that fit side by side. */
export function rowsOf(stops: readonly PlannedStop[]) {
  const days = [...new Set(stops.map(({ day }) => day))];
  return days.flatMap((day) => {
    const rows: ReturnType<typeof stopsByPart>[] = [];
    for (const part of stopsByPart(stops.filter((stop) => stop.day === day))) {
      const row = rows.at(-1);
      if (row && row.flatMap((other) => other.stops).length + part.stops.length <= stopsAbreast) {
        row.push(part);
      } else {
        rows.push([part]);
      }
    }
    return rows.map((parts) => ({ day, parts }));
  });
}

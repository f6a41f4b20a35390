import type { PlannedStop } from "../../content/derived/day-plans.ts";
import { partsOfDay } from "../../content/derived/parts-of-day.ts";
import { entriesBetween } from "../../universal/departures.ts";

/** The days of a plan, each with its parts that have stops. */
export function daysOf(stops: readonly PlannedStop[]) {
  const days = [...new Set(stops.map(({ day }) => day))];
  return days.map((day) => {
    const stopsOfDay = stops.filter((stop) => stop.day === day);
    const parts = partsOfDay.map((part) => ({ part, stops: entriesBetween(stopsOfDay, part.from, part.to) }));
    return { day, parts: parts.filter((part) => part.stops.length > 0) };
  });
}

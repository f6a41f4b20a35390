import type { TripHours } from "../../time/board.ts";
import { minutesInDay, parse12Hour } from "../../time/clock.ts";
import { climate } from "../climate.ts";
import { busTravelHours } from "../figures.ts";
import { spanOf } from "../formulas/amounts.ts";
import { lastOf } from "../formulas/lists.ts";
import { terminalServices } from "./terminal-services.ts";

export const deadlinesHeading = "Last bus, by hour of arrival";

/** For each deadline, the last bus from each terminal that arrives in time even on a slow trip. */
export const deadlines = [
  ...[6, 8, 10].map((hour) => ({ name: `by ${hour} AM`, by: hour * 60 })),
  { name: "by dark", by: spanOf(climate.map(({ sunset }) => parse12Hour(sunset)))[0] },
].map(({ name, by }) => ({
  name,
  lastBuses: terminalServices.map(({ id, departures }) => ({
    id,
    minutes: lastBusInTime(departures, by, busTravelHours),
  })),
}));

export const deadlinesNote = `Each allows ${busTravelHours[1]} hours for the trip: take it or an earlier one. PM is the evening before, midnight the start of the day.`;

/** Returns when the last bus leaves that arrives by a minute of the day. It may leave on the day before. */
export function lastBusInTime(
  departures: readonly { readonly minutes: number }[],
  by: number,
  [, hours]: TripHours,
): number {
  const times = departures.map(({ minutes }) => minutes);
  const sinceYesterday = [...times.map((minutes) => minutes - minutesInDay), ...times];
  const inTime = sinceYesterday.filter((minutes) => minutes + hours * 60 <= by);
  return (lastOf(inTime, "buses in time") + minutesInDay) % minutesInDay;
}

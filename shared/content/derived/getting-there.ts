import { minutesInDay } from "../../time/clock.ts";
import { firstOf } from "../../values/lists.ts";
import { manilaKm } from "../figures.ts";
import { airportTerminals, hoursAfterLanding, landingHours } from "../getting-there.ts";
import { onwardPoints, roadPoints } from "../maps.ts";
import { operatorBySlug } from "../operators.ts";
import { type Departure, timetable } from "./timetable.ts";

/**
 * The first bus that a traveler can reach from NAIA; the cheaper one if two leave at the same time.
 * @param landing minutes after midnight.
 */
export function firstBusAfter(landing: number, departures: readonly Departure[]): Departure {
  const wait = ({ minutes }: Departure) =>
    (minutes - landing - hoursAfterLanding * 60 + 2 * minutesInDay) % minutesInDay;
  const buses = departures
    .filter(({ originId }) => airportTerminals.includes(originId))
    .toSorted((a, b) => wait(a) - wait(b) || a.price - b.price);
  return firstOf(buses, `departures from ${airportTerminals.join(" and ")}`);
}

/** Departures that reports place where the timetable does. */
const likelyBuses = timetable.filter(({ operatorSlug, originId }) =>
  operatorBySlug[operatorSlug].terminals.some(
    ({ terminal, isUnconfirmed }) => terminal === originId && !isUnconfirmed,
  ),
);

/** The first bus by hour of landing. */
export const busesByLandingHour = landingHours.map((hour) => ({
  landing: hour * 60,
  bus: firstBusAfter(hour * 60, likelyBuses),
}));

/** Heights from Manila through Baguio into the mountains, by kilometers from Manila. */
export const roadHeights = [
  ...roadPoints,
  ...onwardPoints.map(({ km, meters }) => ({ km: manilaKm + km, meters })),
];

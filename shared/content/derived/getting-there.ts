import { minutesInDay } from "../../universal/clock.ts";
import { spanOf } from "../formulas/amounts.ts";
import { firstOf } from "../formulas/lists.ts";
import {
  airportRides,
  airportTerminals,
  hoursAfterLanding,
  landingHours,
  wayFacts,
} from "../getting-there.ts";
import { pitxNote } from "../operators/solid-north-transit.ts";
import { operatorBySlug } from "../operators.ts";
import type { WayFacts, WayId } from "../schema/getting-there.ts";
import type { Range } from "../schema/values.ts";
import { type ScheduleEntry, schedule, timetableFares } from "./timetable.ts";

export const ways: Readonly<Record<WayId, WayFacts & { readonly cost: Range }>> = {
  ...wayFacts,
  bus: { ...wayFacts.bus, cost: timetableFares },
};

/**
 * The first bus from a terminal near NAIA that leaves enough time to reach it. If two leave at the same time, the cheaper one.
 * @param landing minutes after midnight.
 */
export function firstBusAfter(landing: number, entries: readonly ScheduleEntry[]): ScheduleEntry {
  const wait = ({ minutes }: ScheduleEntry) =>
    (minutes - landing - hoursAfterLanding * 60 + 2 * minutesInDay) % minutesInDay;
  const buses = entries
    .filter(({ originId }) => airportTerminals.includes(originId))
    .toSorted((a, b) => wait(a) - wait(b) || a.price - b.price);
  return firstOf(buses, `departures from ${airportTerminals.join(" and ")}`);
}

/** Pesos for seats on a bus and the app cars to it. */
export function airportTotal(people: number, fare: number): Range {
  const cars = Math.ceil(people / airportRides.seats);
  const [low, high] = airportRides.pesos;
  return [people * fare + cars * low, people * fare + cars * high];
}

/** Departures without those that most reports do not place at PITX. */
const likelyBuses = schedule.filter(({ operatorSlug, originId }) =>
  operatorBySlug[operatorSlug].terminals.some(
    ({ terminal, note }) => terminal === originId && note !== pitxNote,
  ),
);

/** The first bus by hour of landing. */
export const landings = landingHours.map((hour) => ({
  landing: hour * 60,
  bus: firstBusAfter(hour * 60, likelyBuses),
}));

/** What a party pays, by whichever bus. */
export function airportTotals(people: number): Range {
  return spanOf(landings.flatMap(({ bus }) => airportTotal(people, bus.price)));
}

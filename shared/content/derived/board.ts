import { type BoardDeparture, type BusKind, timeInWords } from "../../universal/board.ts";
import { parse12Hour } from "../../universal/clock.ts";
import { departuresFrom } from "../../universal/departures.ts";
import { climate } from "../climate.ts";
import { busTravelHours } from "../figures.ts";
import { priceText, rangeOf, spanOf } from "../formulas/amounts.ts";
import { firstOf, joinWords, lastOf } from "../formulas/lists.ts";
import { type Operator, type OperatorSlug, operatorBySlug } from "../operators.ts";
import { timetableOperators } from "../schedule.ts";
import type { TerminalId } from "../schema/terminals.ts";
import { frequencyOf } from "./getting-there.ts";
import { hasUnknownStreet } from "./operator-texts.ts";
import { discountedFare, fareLimits, isUnconfirmed, operatorsByFare } from "./operators.ts";
import { terminalById, timetableTerminals } from "./terminals.ts";
import { type ScheduleEntry, schedule, summaryOf, timetableClasses, untimedOperators } from "./timetable.ts";

/** A bus kind, with the operator whose stripes it shows. */
export interface OperatorBusKind extends BusKind {
  readonly operatorSlug: OperatorSlug;
}

export type BoardTerminal = (typeof boardTerminals)[number];

/** One for each operator and class in the timetable. */
export const busKinds: readonly OperatorBusKind[] = timetableOperators.flatMap((operator) =>
  timetableClasses(operator.slug).map(({ busType, price }) => ({
    operatorSlug: operator.slug,
    operator: operator.shortName,
    busType,
    fare: priceText(price),
    withId: `${priceText(discountedFare(price))} with ID`,
    early: rangeOf(operator.earlyMinutes)[1],
  })),
);

/** The sign of a class on the plate: D for Deluxe. A regular seat has none. */
export function classLetter(busType: string): string {
  return busType.startsWith("Regular") ? "" : busType.charAt(0);
}

/** The classes with a letter, one class per letter: "Deluxe AC" shares D with Deluxe. */
export const letteredClasses = busKinds
  .map(({ busType }) => busType)
  .filter(
    (busType, index, all) => all.findIndex((other) => classLetter(other) === classLetter(busType)) === index,
  )
  .filter(classLetter);

/** The tags of a board until the script writes when each bus leaves. */
export const boardTags = ["first bus", "second bus"] as const;

export const boardTerminals = timetableTerminals.map(({ id, shortName, caution }) => {
  const departures: readonly BoardDeparture<OperatorBusKind>[] = departuresFrom(schedule, id).map(
    boardDeparture,
  );
  const [first, last] = [
    firstOf(departures, `departures from ${id}`),
    lastOf(departures, `departures from ${id}`),
  ];
  return { id, name: shortName, departures, first, last, frequency: frequencyOf(id), caution };
});

/** For hours of arrival, the last bus of each terminal that keeps them even on a slow trip. */
export const deadlines = [
  ...[6, 8, 10].map((hour) => ({ name: `${hour} AM`, by: hour * 60 })),
  { name: "dark", by: spanOf(climate.map(({ sunset }) => parse12Hour(sunset)))[0] },
].map(({ name, by }) => ({
  name,
  lastBuses: boardTerminals.map(({ id, name: terminal, departures, last }) => {
    const inTime = departures.findLast(({ minutes }) => minutes + busTravelHours[1] * 60 <= by);
    return { id, terminal, time: timeInWords((inTime ?? last).minutes) };
  }),
}));

export const arriveByHeading = "Last bus, by hour of arrival";

export const arriveByNote = `Each allows for a trip of ${busTravelHours[1]} hours: take it or an earlier one. PM is the evening before, midnight the start of the day.`;

const tripsOf = (operators: readonly Operator[]) =>
  operators.reduce((sum, { tripsPerDay }) => sum + tripsPerDay, 0);

export const timetableScope = `${schedule.length} departures a day from ${joinWords(timetableTerminals.map(({ shortName }) => shortName))}. ${untimedOperators.length} more companies list ${tripsOf(untimedOperators)} trips without times, ${tripsOf(untimedOperators.filter(isUnconfirmed))} of them not confirmed.`;

const cheapest = schedule.reduce((best, entry) => (entry.price < best.price ? entry : best));

/** The lowest fare in the timetable, and who undercuts it. */
export const lowestFareNote =
  `One way, for one seat. ${cheapest.operator} is the cheapest in this timetable, at ${priceText(cheapest.price)}. ${undercutText(cheapest.price, untimedOperators) ?? ""}`.trim();

/** The operator that undercuts the timetable of a terminal, if any: "Coda Lines lists ₱470, not confirmed." */
export function lowerFareText(id: TerminalId): string | undefined {
  const others = untimedOperators.filter(({ slug }) => terminalById[id].operators.includes(slug));
  return undercutText(summaryOf(id).cheapest, others);
}

function undercutText(fare: number, others: readonly Operator[]): string | undefined {
  const lower = operatorsByFare.find(
    (operator) => others.includes(operator) && fareLimits(operator)[0] < fare,
  );
  return (
    lower &&
    `${lower.shortName} lists ${priceText(fareLimits(lower)[0])}${isUnconfirmed(lower) ? ", not confirmed" : ""}.`
  );
}

function boardDeparture({ id, minutes, operatorSlug, originId, busType }: ScheduleEntry) {
  const kind = busKinds.find((known) => known.operatorSlug === operatorSlug && known.busType === busType);
  if (kind === undefined) {
    throw new Error(`The departure ${id} is of a class that busKinds lacks. Derive both from the timetable.`);
  }
  const place = operatorBySlug[operatorSlug].terminals.find(({ terminal }) => terminal === originId);
  return { minutes, kind, hasUnknownStreet: place === undefined || hasUnknownStreet(place) };
}

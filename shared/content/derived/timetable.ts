import { joinWords, priceText, spanOf } from "../../format.ts";
import { firstOf } from "../../lists.ts";
import { parse12Hour } from "../../time/clock.ts";
import { departureId } from "../../time/departures.ts";
import { type Operator, type OperatorSlug, operatorBySlug, operators } from "../operators.ts";
import { departureRows, timetableOperators } from "../schedule.ts";
import type { BusType } from "../schema/operators.ts";
import type { DepartureRow } from "../schema/schedule.ts";
import type { TerminalId } from "../terminals.ts";
import { cheaperCompanyText, isUnconfirmed } from "./operators.ts";
import { terminalById, timetableTerminals } from "./terminals.ts";

/** A departure, with what its row refers to. */
export interface ScheduleEntry {
  /** "pasay-1430". */
  readonly id: string;
  /** Minutes after midnight. */
  readonly minutes: number;
  /** The operator's short name. */
  readonly operator: string;
  readonly operatorSlug: OperatorSlug;
  /** The terminal's short name. */
  readonly origin: string;
  readonly originId: TerminalId;
  readonly destination: "Baguio";
  readonly busType: BusType;
  readonly price: number;
}

/** All departures of a day, in time order. */
export const schedule = scheduleOf(departureRows, operatorBySlug);

export const untimedOperators = operators.filter((operator) => !isTimed(operator));

/** The lowest and the highest fare of a bus in the timetable. */
export const timetableFares = spanOf(schedule.map(({ price }) => price));

/** What the timetable has, and what it lacks. */
export const scopeText = [
  `${schedule.length} departures a day from ${joinWords(timetableTerminals.map(({ shortName }) => shortName))}.`,
  `${untimedOperators.length} more companies list ${tripsOf(untimedOperators)} trips but no times;`,
  `we could not confirm ${tripsOf(untimedOperators.filter(isUnconfirmed))} of them.`,
].join(" ");

const cheapest = cheapestOf(schedule);
export const lowestFareText = [
  `One way, for one seat. ${cheapest.operator} is the cheapest in this timetable, at ${priceText(cheapest.price)}.`,
  cheaperCompanyText(cheapest.price, untimedOperators),
]
  .filter(Boolean)
  .join(" ");

function tripsOf(operators: readonly Operator[]): number {
  return operators.reduce((sum, { tripsPerDay }) => sum + tripsPerDay, 0);
}

/**
 * Looks up names and fares of rows, and sorts them by time.
 * @throws Error if a bus is of a class for which its operator has no fare.
 */
export function scheduleOf(
  rows: readonly DepartureRow[],
  bySlug: Readonly<Record<OperatorSlug, Operator>>,
): readonly ScheduleEntry[] {
  return rows
    .map(([time, operatorSlug, originId, busType]): ScheduleEntry => {
      const minutes = parse12Hour(time);
      const operator = bySlug[operatorSlug];
      return {
        id: departureId(originId, minutes),
        minutes,
        operator: operator.shortName,
        operatorSlug,
        origin: terminalById[originId].shortName,
        originId,
        destination: "Baguio",
        busType,
        price: priceOf(operator, busType),
      };
    })
    .toSorted((a, b) => a.minutes - b.minutes);
}

export function isTimed({ slug }: Operator): boolean {
  return timetableOperators.some((operator) => operator.slug === slug);
}

/** An operator's departures in time order; empty if it is not in the timetable. */
export function operatorDepartures(slug: OperatorSlug): readonly ScheduleEntry[] {
  return schedule.filter(({ operatorSlug }) => operatorSlug === slug);
}

/** The classes of an operator in the timetable, cheapest first, with their fares. */
export function timetableClasses(slug: OperatorSlug) {
  const fares = new Map(operatorDepartures(slug).map(({ busType, price }) => [busType, price]));
  return Array.from(fares, ([busType, price]) => ({ busType, price })).toSorted((a, b) => a.price - b.price);
}

/** The first of the departures with the lowest fare. */
export function cheapestOf(entries: readonly ScheduleEntry[]): ScheduleEntry {
  const byFare = entries.toSorted((a, b) => a.price - b.price);
  return firstOf(byFare, "departures");
}

/** The sign of a class on the day sheet: D for Deluxe. A regular seat has none. */
export function classLetter(busType: string): string {
  return busType.startsWith("Regular") ? "" : busType.charAt(0);
}

const classes = [
  ...new Set(timetableOperators.flatMap(({ slug }) => timetableClasses(slug).map(({ busType }) => busType))),
];

/** Each letter with its classes: D for "Deluxe, Deluxe AC". */
export const classLetters = [...new Set(classes.map(classLetter))].filter(Boolean).map((letter) => ({
  letter,
  names: classes.filter((busType) => classLetter(busType) === letter).join(", "),
}));

function priceOf({ name, slug, fares }: Operator, busType: BusType): number {
  const fare = fares.find((candidate) => (candidate.scheduleType ?? candidate.busType) === busType);
  if (fare === undefined) {
    throw new Error(
      `schedule.ts has a ${busType} bus of ${name}, but ${name} has no fare of that type. ` +
        `Add the fare to operators/${slug}.ts, or correct the row.`,
    );
  }
  return fare.price;
}

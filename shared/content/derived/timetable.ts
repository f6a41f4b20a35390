import { departureId } from "../../time/board.ts";
import { parse12Hour } from "../../time/clock.ts";
import { spanOf } from "../../values/format.ts";
import { firstOf } from "../../values/lists.ts";
import { type Operator, operatorBySlug } from "../operators.ts";
import type { BusType, OperatorSlug } from "../schema/operators.ts";
import type { TerminalId } from "../schema/terminals.ts";
import type { DepartureRow } from "../schema/timetable.ts";
import { departureRows } from "../timetable.ts";
import { terminalById } from "./terminals.ts";

/** A departure, with what its row refers to. */
export interface Departure {
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
export const timetable = timetableOf(departureRows, operatorBySlug);

/** The lowest and the highest fare of a bus in the timetable. */
export const timetableFares = spanOf(timetable.map(({ price }) => price));

/**
 * Looks up names and fares of rows, and sorts them by time.
 * @throws Error if a bus is of a class for which its operator has no fare.
 */
export function timetableOf(
  rows: readonly DepartureRow[],
  bySlug: Readonly<Record<OperatorSlug, Operator>>,
): readonly Departure[] {
  return rows
    .map(([time, operatorSlug, originId, busType]): Departure => {
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

/** An operator's departures in time order; empty if it is not in the timetable. */
export function operatorDepartures(slug: OperatorSlug): readonly Departure[] {
  return timetable.filter(({ operatorSlug }) => operatorSlug === slug);
}

export function departuresFrom<Entry extends Pick<Departure, "originId">>(
  entries: readonly Entry[],
  origin: TerminalId,
): readonly Entry[] {
  return entries.filter(({ originId }) => originId === origin);
}

/** Returns the entries from one minute of the day up to, but not including, another. */
export function entriesBetween<Entry extends Pick<Departure, "minutes">>(
  entries: readonly Entry[],
  from: number,
  to: number,
): readonly Entry[] {
  return entries.filter(({ minutes }) => minutes >= from && minutes < to);
}

/** The classes of an operator in the timetable, cheapest first, with their fares. */
export function timetableClasses(slug: OperatorSlug) {
  const fares = new Map(operatorDepartures(slug).map(({ busType, price }) => [busType, price]));
  return Array.from(fares, ([busType, price]) => ({ busType, price })).toSorted((a, b) => a.price - b.price);
}

/** The first of the departures with the lowest fare. */
export function cheapestOf(departures: readonly Departure[]): Departure {
  const byFare = departures.toSorted((a, b) => a.price - b.price);
  return firstOf(byFare, "departures");
}

/** The sign of a class on the day sheet: D for Deluxe. A regular seat has none. */
export function classLetter(busType: string): string {
  return busType.startsWith("Regular") ? "" : busType.charAt(0);
}

function priceOf({ name, slug, fares }: Operator, busType: BusType): number {
  const fare = fares.find((candidate) => (candidate.timetableType ?? candidate.busType) === busType);
  if (fare === undefined) {
    throw new Error(
      `timetable.ts has a ${busType} bus of ${name}, but ${name} has no fare of that type. ` +
        `Add the fare to operators/${slug}.ts, or correct the row.`,
    );
  }
  return fare.price;
}

/** In minutes after midnight. */
export const partsOfDay = [
  { id: "midnight", name: "After midnight", from: 0, to: 240 },
  { id: "daybreak", name: "Daybreak", from: 240, to: 480 },
  { id: "morning", name: "Morning", from: 480, to: 720 },
  { id: "afternoon", name: "Afternoon", from: 720, to: 1020 },
  { id: "evening", name: "Evening", from: 1020, to: 1260 },
  { id: "night", name: "Night", from: 1260, to: 1440 },
] as const;

export type PartOfDay = (typeof partsOfDay)[number];

export const departuresByPart = partsOfDay.map((part) => ({
  ...part,
  entries: entriesBetween(timetable, part.from, part.to),
}));

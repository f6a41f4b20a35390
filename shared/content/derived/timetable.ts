import { parse12Hour } from "../../universal/clock.ts";
import { departureId, departuresFrom } from "../../universal/departures.ts";
import { departureCountText } from "../../universal/script-texts.ts";
import { spanOf } from "../formulas/amounts.ts";
import { firstOf, lastOf } from "../formulas/lists.ts";
import { operatorBySlug, operators } from "../operators.ts";
import { departureRows, timetableOperators } from "../schedule.ts";
import type { BusType, DepartureRow, Operator, OperatorSlug } from "../schema/operators.ts";
import type { TerminalId } from "../schema/terminals.ts";
import { terminalById } from "./terminals.ts";

export type ScheduleEntry = ReturnType<typeof scheduleOf>[number];

/** All departures of a day, in time order. */
export const schedule = scheduleOf(departureRows, operatorBySlug);

export const untimedOperators = operators.filter((operator) => !isTimed(operator));

/** The lowest and the highest fare of a bus in the timetable. */
export const timetableFares = spanOf(schedule.map(({ price }) => price));

/**
 * Looks up names and fares of rows, and sorts them by time.
 * @throws Error when a bus is of a class for which its operator has no fare.
 */
export function scheduleOf(rows: readonly DepartureRow[], bySlug: Readonly<Record<OperatorSlug, Operator>>) {
  return rows
    .map(([time, operatorSlug, originId, busType]) => {
      const minutes = parse12Hour(time);
      const operator = bySlug[operatorSlug];
      return {
        id: departureId(originId, minutes),
        minutes,
        operator: operator.shortName,
        operatorSlug,
        origin: terminalById[originId].shortName,
        originId,
        destination: "Baguio" as const,
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

/** "67 departures with 4 companies", from the company of each. */
export function departuresText(slugs: readonly OperatorSlug[]): string {
  const companies = new Set(slugs).size;
  return `${departureCountText(slugs.length)} with ${companies} ${companies === 1 ? "company" : "companies"}`;
}

/**
 * First and last departure of a terminal in minutes after midnight, its lowest fare, and how many departures it has,
 * as a number and as text: "24 departures with 4 companies".
 * @throws Error when no bus in the timetable leaves from there.
 */
export function summaryOf(entries: readonly ScheduleEntry[], originId: TerminalId) {
  const own = departuresFrom(entries, originId);
  const list = `departures from ${originId}`;
  const cheapest = firstOf(
    own.toSorted((a, b) => a.price - b.price),
    list,
  );
  return {
    first: firstOf(own, list).minutes,
    last: lastOf(own, list).minutes,
    cheapest: cheapest.price,
    cheapestOperator: cheapest.operator,
    count: own.length,
    departures: departuresText(own.map(({ operatorSlug }) => operatorSlug)),
  };
}

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

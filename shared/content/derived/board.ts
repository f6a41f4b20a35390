import type { BoardDeparture, BusKind } from "../../universal/board.ts";
import { departuresFrom } from "../../universal/departures.ts";
import { priceText, rangeOf } from "../formulas/amounts.ts";
import { firstOf, lastOf } from "../formulas/lists.ts";
import { operatorBySlug } from "../operators.ts";
import { timetableOperators } from "../schedule.ts";
import type { OperatorSlug } from "../schema/operators.ts";
import { frequencyOf } from "./getting-there.ts";
import { hasUnknownStreet } from "./operator-texts.ts";
import { discountedFare } from "./operators.ts";
import { timetableTerminals } from "./terminals.ts";
import { type ScheduleEntry, schedule, timetableClasses } from "./timetable.ts";

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

/** The sign of a class on the day sheet: D for Deluxe. A regular seat has none. */
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
  const list = `departures from ${id}`;
  const ends = { first: firstOf(departures, list), last: lastOf(departures, list) };
  return { id, name: shortName, departures, ...ends, frequency: frequencyOf(id), caution };
});

function boardDeparture({ id, minutes, operatorSlug, originId, busType }: ScheduleEntry) {
  const kinds = busKinds.filter((known) => known.operatorSlug === operatorSlug && known.busType === busType);
  const place = operatorBySlug[operatorSlug].terminals.find(({ terminal }) => terminal === originId);
  return {
    minutes,
    kind: firstOf(kinds, `kinds of ${id}`),
    hasUnknownStreet: place === undefined || hasUnknownStreet(place),
  };
}

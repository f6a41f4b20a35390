import { type Bus, departuresOf } from "../../universal/board.ts";
import { departuresFrom } from "../../universal/departures.ts";
import { priceText, rangeOf } from "../formulas/amounts.ts";
import { firstOf, lastOf } from "../formulas/lists.ts";
import { timetableOperators } from "../schedule.ts";
import type { Operator, OperatorSlug } from "../schema/operators.ts";
import type { TerminalId } from "../schema/terminals.ts";
import { frequencyOf } from "./getting-there.ts";
import { hasUnknownStreet } from "./operator-texts.ts";
import { discountedFare } from "./operators.ts";
import { timetableTerminals } from "./terminals.ts";
import { operatorDepartures, timetableClasses } from "./timetable.ts";

interface OperatorBus extends Bus {
  readonly operatorSlug: OperatorSlug;
  readonly busType: string;
}

export type TerminalBoard = (typeof boardTerminals)[number];

/** The tags of the rows of a board until the script writes when each bus leaves. */
export const boardTags = { first: "first bus", second: "second bus" };

export const boardTerminals = timetableTerminals.map(({ id, shortName, caution }) => {
  const buses = timetableOperators.flatMap((operator) => busesFrom(id, operator));
  const departures = departuresOf(buses);
  const list = `departures from ${id}`;
  const ends = { first: firstOf(departures, list), last: lastOf(departures, list) };
  return { id, name: shortName, buses, departures, ...ends, frequency: frequencyOf(id), caution };
});

/** @throws Error if the operator has buses from a terminal that its file does not list. */
function busesFrom(id: TerminalId, operator: Operator): readonly OperatorBus[] {
  const { slug, shortName, earlyMinutes, terminals } = operator;
  const entries = departuresFrom(operatorDepartures(slug), id);
  if (entries.length === 0) {
    return [];
  }
  const place = terminals.find(({ terminal }) => terminal === id);
  if (!place) {
    throw new Error(
      `schedule.ts has buses of ${shortName} from ${id}, which is not one of its terminals. ` +
        `Add the terminal to operators/${slug}.ts, or correct the rows.`,
    );
  }
  return timetableClasses(slug)
    .map(({ busType, price }) => ({
      operatorSlug: slug,
      operator: shortName,
      busType,
      fare: priceText(price),
      discounted: `${priceText(discountedFare(price))} with ID`,
      earlyMinutes: rangeOf(earlyMinutes)[1],
      hasUnknownStreet: hasUnknownStreet(place),
      times: entries.filter((entry) => entry.busType === busType).map(({ minutes }) => minutes),
    }))
    .filter(({ times }) => times.length > 0);
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

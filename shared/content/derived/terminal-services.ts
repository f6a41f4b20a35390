import { departureCountText } from "../../contract/script-texts.ts";
import { type BoardDeparture, type BusClass, departuresOf, type TripHours } from "../../time/board.ts";
import { minutesInDay } from "../../time/clock.ts";
import { minutesText, priceText, type Range, rangeOf } from "../../values/format.ts";
import { firstOf, lastOf } from "../../values/lists.ts";
import { busServices } from "../getting-there.ts";
import type { Operator, OperatorSlug } from "../operators.ts";
import { timetableOperators } from "../schedule.ts";
import type { BusType } from "../schema/operators.ts";
import type { TerminalId } from "../terminals.ts";
import { cheaperCompanyText, discountedFare } from "./operators.ts";
import { type Terminal, timetableTerminals } from "./terminals.ts";
import {
  cheapestOf,
  departuresFrom,
  operatorDepartures,
  type ScheduleEntry,
  schedule,
  timetableClasses,
  untimedOperators,
} from "./timetable.ts";

interface OperatorClass {
  readonly operatorSlug: OperatorSlug;
  readonly busType: BusType;
}

export type TerminalDeparture = BoardDeparture & OperatorClass;

/** The buses to Baguio from a terminal in the timetable. */
export interface TerminalService {
  readonly id: TerminalId;
  /** The terminal's short name. */
  readonly name: string;
  readonly caution: string | undefined;
  /** By operator and class. */
  readonly buses: readonly (BusClass & OperatorClass)[];
  /** In time order. */
  readonly departures: readonly TerminalDeparture[];
  readonly first: TerminalDeparture;
  readonly last: TerminalDeparture;
  /** Short names, in the order of the directory. */
  readonly companies: readonly string[];
  /** From regular to First Class, in pesos. */
  readonly fare: Range;
  readonly cheapest: ScheduleEntry;
  /** The company without times that undercuts the cheapest: "Coda Lines lists ₱470, not confirmed." */
  readonly lowerFareText: string | undefined;
  /** "24 departures with 4 companies". */
  readonly countText: string;
  /** "every 60–90 minutes". */
  readonly frequencyText: string;
  readonly tips: readonly string[];
}

export const terminalServices = timetableTerminals.map(terminalService);

/** Returns the buses from a terminal, if it is in the timetable. */
export function serviceFrom(terminal: TerminalId): TerminalService | undefined {
  return terminalServices.find(({ id }) => id === terminal);
}

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

/** @throws Error for a terminal without a bus service. */
function terminalService({ id, shortName, caution, operators }: Terminal): TerminalService {
  const service = busServices.find(({ terminal }) => terminal === id);
  if (service === undefined) {
    throw new Error(
      `Buses leave from ${id}, but no bus service does. Add it to busServices in getting-there.ts.`,
    );
  }
  const { fare, everyMinutes, tips } = service;
  const buses = timetableOperators.flatMap((operator) => busesFrom(id, operator));
  const departures = departuresOf(buses);
  const first = firstOf(departures, `departures from ${id}`);
  const last = lastOf(departures, `departures from ${id}`);
  const companies = [...new Set(buses.map(({ operator }) => operator))];
  const cheapest = cheapestOf(departuresFrom(schedule, id));
  const untimed = untimedOperators.filter(({ slug }) => operators.includes(slug));
  const frequencyText = everyMinutes === 60 ? "every hour" : `every ${minutesText(everyMinutes)}`;
  return {
    id,
    name: shortName,
    caution,
    buses,
    departures,
    first,
    last,
    companies,
    fare,
    cheapest,
    lowerFareText: cheaperCompanyText(cheapest.price, untimed),
    countText: `${departureCountText(departures.length)} with ${companies.length} ${companies.length === 1 ? "company" : "companies"}`,
    frequencyText,
    tips,
  };
}

/** @throws Error if the operator has buses from a terminal that its file does not list. */
function busesFrom(id: TerminalId, operator: Operator): TerminalService["buses"] {
  const { slug, shortName, earlyMinutes, terminals } = operator;
  const entries = departuresFrom(operatorDepartures(slug), id);
  if (entries.length === 0) {
    return [];
  }
  if (!terminals.some(({ terminal }) => terminal === id)) {
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
      times: entries.filter((entry) => entry.busType === busType).map(({ minutes }) => minutes),
    }))
    .filter(({ times }) => times.length > 0);
}

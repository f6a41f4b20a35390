import { departureCountText } from "../../contract/script-texts.ts";
import { departuresOf } from "../../time/board.ts";
import { minutesInDay } from "../../time/clock.ts";
import { priceText, type Range, spanOf, unitText } from "../../values/format.ts";
import { firstOf, lastOf } from "../../values/lists.ts";
import { busServices } from "../getting-there.ts";
import type { Operator } from "../operators.ts";
import type { TerminalId } from "../schema/terminals.ts";
import { timetableOperators, untimedOperators } from "../timetable.ts";
import { discountedFare, lowerFareText } from "./operators.ts";
import { type Terminal, timetableTerminals } from "./terminals.ts";
import { cheapestOf, departuresFrom, operatorDepartures, timetable, timetableClasses } from "./timetable.ts";

/** The buses to Baguio from each terminal in the timetable. */
export const terminalServices = timetableTerminals.map(terminalService);

export type TerminalService = (typeof terminalServices)[number];

/** Returns the buses from a terminal, if it is in the timetable. */
export function serviceFrom(terminal: TerminalId): TerminalService | undefined {
  return terminalServices.find(({ id }) => id === terminal);
}

/** Returns when the last bus leaves that arrives by a minute of the day. It may leave on the day before. */
export function lastBusInTime(
  departures: readonly { readonly minutes: number }[],
  by: number,
  [, hours]: Range,
): number {
  const times = departures.map(({ minutes }) => minutes);
  const sinceYesterday = [...times.map((minutes) => minutes - minutesInDay), ...times];
  const inTime = sinceYesterday.filter((minutes) => minutes + hours * 60 <= by);
  return (lastOf(inTime, "buses in time") + minutesInDay) % minutesInDay;
}

/** @throws Error for a terminal without a bus service. */
function terminalService({ id, shortName, caution, operators }: Terminal) {
  const service = busServices.find(({ terminal }) => terminal === id);
  if (service === undefined) {
    throw new Error(
      `Buses leave from ${id}, but no bus service does. Add it to busServices in getting-there.ts.`,
    );
  }
  const { fare, everyMinutes, tips } = service;
  const buses = timetableOperators.flatMap((operator) => busesFrom(id, operator));
  const departures = departuresOf(buses);
  const operatorNames = [...new Set(buses.map(({ operator }) => operator))];
  const cheapest = cheapestOf(departuresFrom(timetable, id));
  const untimed = untimedOperators.filter(({ slug }) => operators.includes(slug));
  return {
    id,
    name: shortName,
    caution,
    /** By operator and class. */
    buses,
    departures,
    first: firstOf(departures, `departures from ${id}`),
    last: lastOf(departures, `departures from ${id}`),
    operatorNames,
    fare,
    cheapest,
    /** The company without times that undercuts the cheapest. */
    lowerFareText: lowerFareText(cheapest.price, untimed),
    countText: `${departureCountText(departures.length)} with ${operatorNames.length} ${operatorNames.length === 1 ? "company" : "companies"}`,
    frequencyText: everyMinutes === 60 ? "every hour" : `every ${unitText(everyMinutes, "minutes")}`,
    tips,
  };
}

/** @throws Error if the operator has buses from a terminal that its file does not list. */
function busesFrom(id: TerminalId, { slug, shortName, earlyMinutes, terminals }: Operator) {
  const departures = departuresFrom(operatorDepartures(slug), id);
  if (departures.length === 0) {
    return [];
  }
  if (!terminals.some(({ terminal }) => terminal === id)) {
    throw new Error(
      `timetable.ts has buses of ${shortName} from ${id}, which is not one of its terminals. ` +
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
      earlyMinutes: spanOf([earlyMinutes])[1],
      times: departures.filter((departure) => departure.busType === busType).map(({ minutes }) => minutes),
    }))
    .filter(({ times }) => times.length > 0);
}

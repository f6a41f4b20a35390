import { boardAnchor } from "../../contract/anchors.ts";
import { departureCountText } from "../../contract/texts/script-texts.ts";
import { departuresOf, type SeatClass, type TripHours } from "../../time/board.ts";
import { format12Hour, minutesInDay, parse12Hour, timeInWords } from "../../time/clock.ts";
import { departuresFrom } from "../../time/departures.ts";
import { climate } from "../climate.ts";
import { busTravelHours } from "../figures.ts";
import { minutesText, priceText, rangeOf, spanOf } from "../formulas/amounts.ts";
import { firstOf, lastOf } from "../formulas/lists.ts";
import { busServices } from "../getting-there.ts";
import type { Operator, OperatorSlug } from "../operators.ts";
import { pages } from "../pages.ts";
import { timetableOperators } from "../schedule.ts";
import type { TerminalId } from "../terminals.ts";
import { boardPhrases } from "../texts/search-phrases.ts";
import { discountedFare, undercutText } from "./operators.ts";
import { timetableTerminals } from "./terminals.ts";
import { cheapestOf, operatorDepartures, schedule, timetableClasses, untimedOperators } from "./timetable.ts";

interface OperatorSeatClass extends SeatClass {
  readonly operatorSlug: OperatorSlug;
  readonly busType: string;
}

export type TerminalBoard = (typeof boardTerminals)[number];

/** What the guide knows of each terminal in the timetable. */
export const boardTerminals = timetableTerminals.map(({ id, shortName, caution, operators }) => {
  const buses = timetableOperators.flatMap((operator) => busesFrom(id, operator));
  const times = timesOf(id, buses);
  return {
    id,
    name: shortName,
    caution,
    buses,
    ...times,
    ...lowestFares(id, operators),
    ...serviceFrom(id, buses, times),
  };
});

/** The board of a terminal, if the timetable has departures from there. */
export function boardOf(terminal: TerminalId): TerminalBoard | undefined {
  return boardTerminals.find(({ id }) => id === terminal);
}

/** @throws Error if the operator has buses from a terminal that its file does not list. */
function busesFrom(id: TerminalId, operator: Operator): readonly OperatorSeatClass[] {
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

function timesOf(id: TerminalId, buses: readonly OperatorSeatClass[]) {
  const departures = departuresOf(buses);
  /** Tagged "first bus" and "second bus" until a script shows when they leave. */
  const firstBuses = departures
    .slice(0, 2)
    .map((departure, index) => ({ ...departure, tag: index === 0 ? "first bus" : "second bus" }));
  const first = firstOf(firstBuses, `departures from ${id}`);
  const last = lastOf(departures, `departures from ${id}`);
  const hoursText = `first ${timeInWords(first.minutes)}, last ${timeInWords(last.minutes)}`;
  return { departures, firstBuses, first, last, hoursText };
}

function lowestFares(id: TerminalId, operators: readonly OperatorSlug[]) {
  const cheapest = cheapestOf(departuresFrom(schedule, id));
  const untimed = untimedOperators.filter(({ slug }) => operators.includes(slug));
  /** The company without times that undercuts it, if any: "Coda Lines lists ₱470, not confirmed." */
  const lowerFareText = undercutText(cheapest.price, untimed);
  return { cheapest, lowerFareText };
}

/** @throws Error for a terminal without a bus service. */
function serviceFrom(
  id: TerminalId,
  buses: readonly OperatorSeatClass[],
  { departures, last }: ReturnType<typeof timesOf>,
) {
  const service = busServices.find(({ terminal }) => terminal === id);
  if (service === undefined) {
    throw new Error(
      `Buses leave from ${id}, but no bus service does. Add it to busServices in getting-there.ts.`,
    );
  }
  /** In the order of the directory. */
  const companies = [...new Set(buses.map(({ operator }) => operator))];
  /** "24 departures with 4 companies". */
  const countText = `${departureCountText(departures.length)} with ${companies.length} ${companies.length === 1 ? "company" : "companies"}`;
  /** "every 60–90 minutes". */
  const frequencyText =
    service.everyMinutes === 60 ? "every hour" : `every ${minutesText(service.everyMinutes)}`;
  /** Printed after the first buses in a browser without scripts. */
  const othersText = `then ${frequencyText}, until ${format12Hour(last.minutes)}`;
  return { service, companies, countText, frequencyText, othersText };
}

/** The departures from each terminal. Pages hide them from search, because scripts change them. */
export const boardEntries = boardTerminals.map(
  ({ id, name, departures, first, last, countText, frequencyText, caution, cheapest, lowerFareText }) => {
    const sentences = [
      `First bus from ${name}: ${format12Hour(first.minutes)}.`,
      `Last bus from ${name}: ${format12Hour(last.minutes)}.`,
      caution,
      `${countText} a day, ${frequencyText}.`,
      `Cheapest in the timetable: ${cheapest.operator}, ${priceText(cheapest.price)}.`,
      lowerFareText,
      ...departures.map(
        ({ minutes, operator, busType, fare }) =>
          `${format12Hour(minutes)} ${operator}, ${busType}, ${fare}.`,
      ),
    ];
    return {
      address: `${pages.schedules.path}#${boardAnchor(id)}`,
      title: `Bus schedule from ${name}`,
      breadcrumb: pages.schedules.label,
      text: sentences.filter(Boolean).join(" "),
      phrases: boardPhrases.replaceAll("terminal", name.toLowerCase()),
    };
  },
);

export const deadlinesHeading = "Last bus, by hour of arrival";

/** For each deadline, the last bus from each terminal that arrives in time even on a slow trip. */
export const deadlines = [
  ...[6, 8, 10].map((hour) => ({ name: `by ${hour} AM`, by: hour * 60 })),
  { name: "by dark", by: spanOf(climate.map(({ sunset }) => parse12Hour(sunset)))[0] },
].map(({ name, by }) => ({
  name,
  lastBuses: boardTerminals.map(({ id, departures }) => ({
    id,
    minutes: lastBusInTime(departures, by, busTravelHours),
  })),
}));

export const deadlinesNote = `Each allows ${busTravelHours[1]} hours for the trip: take it or an earlier one. PM is the evening before, midnight the start of the day.`;

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

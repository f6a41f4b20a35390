import { operatorPath, paths, type SiteHref } from "../../paths.ts";
import { timeInWords } from "../../universal/board.ts";
import { format12Hour } from "../../universal/clock.ts";
import { boardAnchor } from "../../universal/departures.ts";
import { minutesText, priceText } from "../formulas/amounts.ts";
import { partySize } from "../getting-there.ts";
import { type Operator, operators } from "../operators.ts";
import { pages } from "../pages.ts";
import { timetableOperators } from "../schedule.ts";
import { landings } from "./airport.ts";
import { boardTerminals, deadlines, lowerFareText } from "./board.ts";
import { dayCostRows, dayCosts, tripCostRows, tripCosts } from "./costs.ts";
import { discountedFare } from "./operators.ts";
import { waysIntoTown } from "./taxi.ts";
import { summaryOf, timetableClasses } from "./timetable.ts";
import { monthsOfYear } from "./year.ts";

/** The rows of tables in sentences, by the address of their section, for search: a row alone lacks its columns. */
export const tableSentences: Readonly<Partial<Record<SiteHref, readonly string[]>>> = {
  [`${paths.schedules}#timetable`]: deadlines.map(({ name, lastBuses }) =>
    sentence(
      `There by ${name}`,
      lastBuses.map(({ terminal, time }) => `${terminal} ${time}`),
    ),
  ),
  [`${paths.schedules}#fares`]: timetableOperators.flatMap(
    ({ slug, shortName, earlyMinutes, counterFareNote = "" }) => [
      `${shortName}: be there ${minutesText(earlyMinutes)} before. ${counterFareNote}`.trim(),
      ...fareSentences(timetableClasses(slug)),
    ],
  ),
  ...Object.fromEntries(
    operators.map(({ slug, fares }) => [`${operatorPath(slug)}#fares`, fareSentences(fares)]),
  ),
  [`${paths.terminals}#baguio`]: waysIntoTown.map(
    ({ name, minutes, fromGovernorPackRoad, fromVictoryLiner }) =>
      sentence(name, [
        minutes === undefined ? "too far to walk" : `on foot ${minutes} min`,
        `by taxi ${priceText(fromGovernorPackRoad)}`,
        `from Victory Liner ${priceText(fromVictoryLiner)}`,
      ]),
  ),
  [`${paths.gettingThere}#landing`]: landings.map(({ landing, bus, one, party }) =>
    sentence(`Landing ${timeInWords(landing)}`, [
      `${timeInWords(bus.minutes)} ${bus.origin}`,
      bus.operator,
      `1 traveler ${priceText(one)}`,
      `${partySize} travelers ${priceText(party)}`,
    ]),
  ),
  [`${paths.gettingThere}#best-time`]: monthsOfYear.map(({ name, max, min, rain, sunrise, sunset }) =>
    sentence(name, [
      `day ${max} °C`,
      `night ${min} °C`,
      `rain ${rain} mm`,
      `sunrise ${sunrise}`,
      `sunset ${sunset}`,
    ]),
  ),
  [`${paths.stay}#cost-of-a-day`]: dayCostRows.map(({ id, label }) =>
    sentence(
      label,
      dayCosts.map((cost) => `${cost.name} ${priceText(cost[id])}`),
    ),
  ),
  [`${paths.travelTips}#trip-cost`]: tripCostRows.map(({ id, label }) =>
    sentence(
      label,
      tripCosts.map((cost) => `${cost.name} ${priceText(cost[id])}`),
    ),
  ),
};

/** The departures from each terminal, as search finds them. */
export const boardEntries = boardTerminals.map(
  ({ id, name, departures, first, last, frequency, caution }) => {
    const summary = summaryOf(id);
    const sentences = [
      `First bus from ${name}: ${format12Hour(first.minutes)}.`,
      `Last bus from ${name}: ${format12Hour(last.minutes)}.`,
      caution,
      `${summary.departures} a day, ${frequency}.`,
      `Cheapest in the timetable: ${summary.cheapestOperator}, ${priceText(summary.cheapest)}.`,
      lowerFareText(id),
      ...departures.map(
        ({ minutes, kind }) => `${format12Hour(minutes)} ${kind.operator}, ${kind.busType}, ${kind.fare}.`,
      ),
    ];
    return {
      address: `${paths.schedules}#${boardAnchor(id)}`,
      title: `Bus schedule from ${name}`,
      page: pages.schedules.label,
      text: sentences.filter(Boolean).join(" "),
      asked:
        `next, cheap, fare, trip, departure, ride, bus from ${name}, bus ${name}, ${name} to baguio`.toLowerCase(),
    };
  },
);

function fareSentences(fares: Operator["fares"]): readonly string[] {
  return fares.map(({ busType, price }) =>
    sentence(busType, [priceText(price), `with ID ${priceText(discountedFare(price))}`]),
  );
}

function sentence(name: string, cells: readonly string[]): string {
  return `${name}: ${cells.join(", ")}.`;
}

import { paths } from "../../paths.ts";
import { format12Hour } from "../../universal/clock.ts";
import { boardAnchor } from "../../universal/departures.ts";
import { priceText } from "../formulas/amounts.ts";
import { pages } from "../pages.ts";
import { boardTerminals } from "./board.ts";
import { schedule, summaryOf } from "./timetable.ts";
import { lowerFareText } from "./timetable-texts.ts";

/** The departures from each terminal, as search finds them. */
export const boardEntries = boardTerminals.map(
  ({ id, name, departures, first, last, frequency, caution }) => {
    const summary = summaryOf(schedule, id);
    const sentences = [
      `First bus from ${name}: ${format12Hour(first.minutes)}.`,
      `Last bus from ${name}: ${format12Hour(last.minutes)}.`,
      caution,
      `${summary.departures} a day, ${frequency}.`,
      `Cheapest in the timetable: ${summary.cheapestOperator}, ${priceText(summary.cheapest)}.`,
      lowerFareText(id),
      ...departures.map(
        ({ minutes, operator, busType, fare }) =>
          `${format12Hour(minutes)} ${operator}, ${busType}, ${fare}.`,
      ),
    ];
    return {
      address: `${paths.schedules}#${boardAnchor(id)}`,
      title: `Bus schedule from ${name}`,
      page: pages.schedules.label,
      text: sentences.filter(Boolean).join(" "),
      asked:
        `next, cheap, fare, trip, departure, ride, bus from ${name}, bus ${name}, fare ${name}, ${name} to baguio`.toLowerCase(),
    };
  },
);

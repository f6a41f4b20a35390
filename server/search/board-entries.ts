import { boardTerminals } from "../../shared/content/derived/board.ts";
import { departuresText, priceText } from "../../shared/content/formulas/amounts.ts";
import { pages } from "../../shared/content/pages.ts";
import { paths } from "../../shared/paths.ts";
import type { SearchEntry } from "../../shared/search/word-index.ts";
import { format12Hour } from "../../shared/time/clock.ts";
import { boardAnchor } from "../../shared/time/departures.ts";

/** The departures from each terminal. Pages hide them from search, because scripts change them. */
export const boardEntries = boardTerminals.map(
  ({
    id,
    name,
    departures,
    first,
    last,
    companies,
    frequency,
    caution,
    cheapest,
    lowerFare,
  }): SearchEntry => {
    const sentences = [
      `First bus from ${name}: ${format12Hour(first.minutes)}.`,
      `Last bus from ${name}: ${format12Hour(last.minutes)}.`,
      caution,
      `${departuresText(departures.length, companies.length)} a day, ${frequency}.`,
      `Cheapest in the timetable: ${cheapest.operator}, ${priceText(cheapest.price)}.`,
      lowerFare,
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

import { boardAnchor } from "../../contract/origins.ts";
import { format12Hour } from "../../time/clock.ts";
import { priceText } from "../../values/format.ts";
import { pages } from "../pages.ts";
import { boardPhrases } from "../search.ts";
import { terminalServices } from "./terminal-services.ts";

/** What search finds of each terminal's board. Pages hide boards from search, because scripts change them. */
export const boardEntries = terminalServices.map(
  ({ id, name, departures, first, last, countText, frequencyText, caution, cheapest, lowerFareText }) => ({
    address: `${pages.schedules.path}#${boardAnchor(id)}`,
    title: `Bus schedule from ${name}`,
    breadcrumb: pages.schedules.label,
    text: [
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
    ]
      .filter(Boolean)
      .join(" "),
    phrases: boardPhrases.replaceAll("terminal", name.toLowerCase()),
  }),
);

import { lowerFareText } from "../content/derived/board.ts";
import { profileSection } from "../content/derived/operator-texts.ts";
import { origins, summaryOf } from "../content/derived/timetable.ts";
import { priceText } from "../content/formulas/amounts.ts";
import { operators } from "../content/operators.ts";
import { writtenTasks } from "../content/search-tasks.ts";
import { operatorPath, paths } from "../paths.ts";
import { format12Hour } from "../universal/clock.ts";
import { boardAnchor } from "../universal/departures.ts";
import type { TaskEntry } from "./search-entry.ts";

/** Words that, before or after a terminal's name, ask for its buses or fares. */
const busWords = [
  "next",
  "first",
  "last",
  "cheap",
  "fare",
  "schedule",
  "departure",
  "trip",
  "oras",
  "alis",
  "sakay",
];

const terminalTasks = origins.map(({ id, name }) => {
  const terminal = name.toLowerCase();
  const { departures, first, last, cheapest, cheapestOperator } = summaryOf(id);
  return {
    title: `Bus times from ${name}`,
    address: `${paths.schedules}#${boardAnchor(id)}` as const,
    asked: [
      ...busWords.flatMap((word) => [`${word} ${terminal}`, `${terminal} ${word}`]),
      `bus from ${terminal}`,
      `${terminal} to baguio`,
    ],
    figures: [
      { label: "First bus", value: format12Hour(first) },
      { label: "Last bus", value: format12Hour(last) },
    ],
    answer: [
      `${departures} a day. Cheapest in the timetable: ${cheapestOperator}, ${priceText(cheapest)}.`,
      lowerFareText(id),
    ]
      .filter(Boolean)
      .join(" "),
    common: "times" as const,
  };
});

const kindOfCompany = / (lines|trans|transit|transport)$/;

const ticketTasks = operators.map((operator) => {
  const { id, heading } = profileSection(operator, "booking");
  const name = operator.name.toLowerCase().replace(kindOfCompany, "");
  const names = [...new Set([name, name.replaceAll(" ", "")])];
  return {
    title: `${operator.name}: ${heading}`,
    address: `${operatorPath(operator.slug)}#${id}` as const,
    asked: names.flatMap((one) => ["ticket", "book"].flatMap((word) => [`${one} ${word}`, `${word} ${one}`])),
  };
});

const written: readonly TaskEntry[] = writtenTasks;

/** What readers come to do. If a question matches several tasks, the first ones win. */
export const searchTasks: readonly TaskEntry[] = [
  ...written.filter(({ isGeneral }) => !isGeneral),
  ...terminalTasks,
  ...ticketTasks,
  ...written.filter(({ isGeneral }) => isGeneral),
];

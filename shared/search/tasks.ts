import { format12Hour } from "../clock.ts";
import type { SearchTask } from "../content/schema/search.ts";
import { writtenTasks } from "../content/search-tasks.ts";
import { origins, summaryOf } from "../content/timetable.ts";
import type { SiteHref } from "../paths.ts";

/** Words that ask for the buses of a terminal, in front of its name or behind it. */
const busWords = ["next", "first", "last", "cheap", "schedule", "departure", "trip", "oras", "alis"];

/** The buses of each terminal of the timetable. */
const terminalTasks = origins.map(({ id, name }) => {
  const terminal = name.toLowerCase();
  const { count, first, last, cheapest, cheapestOperator } = summaryOf(id);
  return {
    title: `Next, first and last bus from ${name}`,
    address: `/schedules#from-${id}` as const,
    asked: [
      ...busWords.flatMap((word) => [`${word} ${terminal}`, `${terminal} ${word}`]),
      `bus from ${terminal}`,
      `${terminal} to baguio`,
    ],
    answer: `${count} buses a day. First bus ${format12Hour(first)}, last bus ${format12Hour(last)}. Cheapest: ${cheapestOperator}, ${cheapest}.`,
    isCommon: true as const,
  };
});

/** All that readers come to do: what is written, after the buses of each terminal. */
export const searchTasks: readonly (SearchTask & { readonly address: SiteHref })[] = [
  ...terminalTasks,
  ...writtenTasks,
];

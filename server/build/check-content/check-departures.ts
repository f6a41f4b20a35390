import { slugOf } from "../../../shared/content/operators.ts";
import type { OperatorFacts } from "../../../shared/content/schema/operators.ts";
import type { DepartureRow } from "../../../shared/content/schema/schedule.ts";
import { parse12Hour } from "../../../shared/universal/clock.ts";
import type { GuideContent } from "./guide-content.ts";
import type { Finding } from "./violation.ts";

/** Checks the timetable: rows in time order, none twice, each with a terminal and a fare of its operator. */
export function checkDepartures({ schedule, operators, gettingThere }: GuideContent): readonly Finding[] {
  const rows = schedule.departureRows;
  const served = gettingThere.busServices.map(({ terminal }) => terminal);
  const operatorOf = new Map<string, OperatorFacts>(
    operators.directory.map((operator) => [slugOf(operator.name), operator]),
  );
  return [
    ...rows.flatMap((row, index): readonly Finding[] => {
      const [, slug, terminal] = row;
      const earlier = rows.slice(0, index);
      const operator = operatorOf.get(slug);
      const place = ["schedule", "departureRows", index];
      return [
        [[...place, 0], orderMessage(row, earlier.at(-1)) ?? twinMessage(row, earlier)],
        [[...place, 2], operator && terminalMessage(row, operator)],
        [[...place, 2], !served.includes(terminal) && serviceMessage(terminal)],
        [[...place, 3], operator && fareMessage(row, operator)],
      ];
    }),
    ...operators.directory.map((operator, index): Finding => {
      const count = rows.filter(([, slug]) => slug === slugOf(operator.name)).length;
      return [["operators", "directory", index, "tripsPerDay"], tripsMessage(operator, count)];
    }),
  ];
}

function orderMessage([time]: DepartureRow, before: DepartureRow | undefined): string | undefined {
  return before && parse12Hour(before[0]) > parse12Hour(time)
    ? `${time} stands below ${before[0]}. Move the row up, so that the times rise.`
    : undefined;
}

/** Two rows with the same time and terminal would also share an anchor on the page. */
function twinMessage([time, slug, terminal]: DepartureRow, earlier: readonly DepartureRow[]) {
  const twin = earlier.find(([itsTime, , itsTerminal]) => itsTime === time && itsTerminal === terminal);
  if (twin === undefined) {
    return undefined;
  }
  return twin[1] === slug
    ? "The same bus stands in the timetable twice. Take one of the two rows out."
    : `A bus of "${twin[1]}" leaves "${terminal}" at ${time} too. Give one of the two another time.`;
}

function terminalMessage([, slug, terminal]: DepartureRow, { name, terminals }: OperatorFacts) {
  const known = terminals.map((stop) => `"${stop.terminal}"`);
  return known.includes(`"${terminal}"`)
    ? undefined
    : `${name} does not leave from "${terminal}". Write ${known.join(" or ")}, or add the terminal to ${slug}.ts.`;
}

function serviceMessage(terminal: string): string {
  return `getting-there.ts has no bus service from "${terminal}". Write another terminal, or add a service.`;
}

function fareMessage([, slug, , busType]: DepartureRow, { name, fares }: OperatorFacts) {
  const known = fares.map((fare) => fare.scheduleType ?? fare.busType);
  return known.includes(busType)
    ? undefined
    : `${name} has no fare for ${busType}. Write ${known.join(" or ")}, or add the fare to ${slug}.ts.`;
}

/** An operator has either no rows, or one for each of its trips in a day. */
function tripsMessage({ name, tripsPerDay }: OperatorFacts, rows: number): string | undefined {
  return rows === 0 || rows === tripsPerDay
    ? undefined
    : `${name} has ${tripsPerDay} trips a day here and ${rows} rows in schedule.ts. Make the two equal.`;
}

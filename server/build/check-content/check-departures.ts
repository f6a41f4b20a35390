import { parse12Hour } from "../../../shared/clock.ts";
import type { Operator } from "../../../shared/content/operator.ts";
import type { DepartureRow } from "../../../shared/content/schedule.ts";
import type { TerminalId } from "../../../shared/content/terminal.ts";
import type { GuideContent } from "./guide-content.ts";
import type { Finding } from "./problem.ts";

/** The rows of the timetable: in time order, no two alike, each at a terminal and for a fare of its operator. */
export function checkDepartures({ schedule, operators, gettingThere }: GuideContent): readonly Finding[] {
  const rows = schedule.departureRows;
  const guides = gettingThere.busServices.map(({ terminal }) => terminal);
  return rows.flatMap((row, index) => {
    const operator = operators.operatorBySlug[row[1]];
    const earlier = rows.slice(0, index);
    const messages = [
      orderMessage(row, earlier.at(-1)) ?? twinMessage(row, earlier),
      undefined,
      terminalMessage(row, operator) ?? guideMessage(row, guides),
      fareMessage(row, operator),
    ];
    return messages.map((message, part) => [["schedule", "departureRows", index, part], message] as const);
  });
}

function orderMessage([time]: DepartureRow, before: DepartureRow | undefined): string | undefined {
  return before && parse12Hour(before[0]) > parse12Hour(time)
    ? `${time} stands below ${before[0]}. Move the row up, so that the times rise.`
    : undefined;
}

/** Two buses at one time and place would also share an anchor on the page. */
function twinMessage([time, slug, terminal]: DepartureRow, earlier: readonly DepartureRow[]) {
  const twin = earlier.find(([itsTime, , itsTerminal]) => itsTime === time && itsTerminal === terminal);
  if (twin === undefined) {
    return undefined;
  }
  return twin[1] === slug
    ? "The same bus stands in the timetable twice. Take one of the two rows out."
    : `A bus of "${twin[1]}" leaves "${terminal}" at ${time} too. Give one of the two another time.`;
}

function terminalMessage([, slug, terminal]: DepartureRow, { name, terminals }: Operator) {
  const known = terminals.map((stop) => `"${stop.terminal}"`);
  return known.includes(`"${terminal}"`)
    ? undefined
    : `${name} does not leave from "${terminal}". Write ${known.join(" or ")}, or add the terminal to ${slug}.ts.`;
}

function guideMessage([, , terminal]: DepartureRow, guides: readonly TerminalId[]): string | undefined {
  return guides.includes(terminal)
    ? undefined
    : `getting-there.ts has no bus guide for "${terminal}". Write ${guides.map((id) => `"${id}"`).join(" or ")}, or add a guide.`;
}

function fareMessage([, slug, , busType]: DepartureRow, { name, fares }: Operator) {
  const known = fares.map((fare) => fare.scheduleType ?? fare.busType);
  return known.includes(busType)
    ? undefined
    : `${name} has no fare for ${busType}. Write ${known.join(" or ")}, or add the fare to ${slug}.ts.`;
}

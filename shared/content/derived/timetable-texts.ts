import { busTravelText, manilaKmText } from "../figures.ts";
import { priceText } from "../formulas/amounts.ts";
import { joinWords } from "../formulas/lists.ts";
import { timetableCompanies, timetableOperators } from "../schedule.ts";
import type { Operator } from "../schema/operators.ts";
import type { TerminalId } from "../schema/terminals.ts";
import { fareLimits, isUnconfirmed, operatorsByFare } from "./operators.ts";
import { terminalById, timetableTerminals } from "./terminals.ts";
import { schedule, summaryOf, timetableFares, untimedOperators } from "./timetable.ts";

/** The key facts on the home page. */
export const roadFacts = [
  { label: "from Manila", value: manilaKmText },
  { label: "by bus", value: busTravelText },
  { label: "timetable fares", value: priceText(timetableFares) },
  { label: `trips a day with ${timetableOperators.length} companies`, value: String(schedule.length) },
];

/** What the timetable covers and how its times were made, for those who take it as data. */
export const dataOrigin = `Departures of ${timetableCompanies} only. This guide worked out the times for a usual day, from the trips a day of each company and the first and last trip of each terminal. Confirm a departure with its operator.`;

const tripsOf = (operators: readonly Operator[]) =>
  operators.reduce((sum, { tripsPerDay }) => sum + tripsPerDay, 0);

export const timetableScope = `${schedule.length} departures a day from ${joinWords(timetableTerminals.map(({ shortName }) => shortName))}. ${untimedOperators.length} more companies list ${tripsOf(untimedOperators)} trips without times, ${tripsOf(untimedOperators.filter(isUnconfirmed))} of them not confirmed.`;

const cheapest = schedule.reduce((best, entry) => (entry.price < best.price ? entry : best));

/** The lowest fare in the timetable, and who undercuts it. */
export const lowestFareNote =
  `One way, for one seat. ${cheapest.operator} is the cheapest in this timetable, at ${priceText(cheapest.price)}. ${undercutText(cheapest.price, untimedOperators) ?? ""}`.trim();

/** The operator that undercuts the timetable of a terminal, if any: "Coda Lines lists ₱470, not confirmed." */
export function lowerFareText(id: TerminalId): string | undefined {
  const others = untimedOperators.filter(({ slug }) => terminalById[id].operators.includes(slug));
  return undercutText(summaryOf(schedule, id).cheapest, others);
}

function undercutText(fare: number, others: readonly Operator[]): string | undefined {
  const lower = operatorsByFare.find(
    (operator) => others.includes(operator) && fareLimits(operator)[0] < fare,
  );
  return (
    lower &&
    `${lower.shortName} lists ${priceText(fareLimits(lower)[0])}${isUnconfirmed(lower) ? ", not confirmed" : ""}.`
  );
}

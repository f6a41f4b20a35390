import { busRoutes } from "./bus-routes.ts";
import { type Operator, slugOf } from "./operators.ts";
import { departureRows } from "./schedule.ts";
import type { OperatorFacts } from "./schema/operators.ts";
import type { TerminalId } from "./schema/terminals.ts";
import { terminalById } from "./terminals.ts";

/**
 * Every road an operator runs, as the directory lists them: "Cubao to Baguio". First one for each terminal
 * that it leaves from, then the roads of the routes page that begin elsewhere.
 */
export function operatorRoutes(operator: Operator): readonly string[] {
  const fromTerminals = boardingTerminals(operator).map((id) => `${terminalById[id].shortName} to Baguio`);
  const others = busRoutes
    .filter(({ operators }) => operators.includes(operator.slug))
    .map(({ from, to }) => `${from} to ${to}`);
  return [...new Set([...fromTerminals, ...others])];
}

/** The terminals where an operator's trips to Baguio begin: those of its departures, or all where no departure is known. */
export function boardingTerminals({ name, terminals }: OperatorFacts): readonly TerminalId[] {
  const timed = departureRows.filter((row) => row[1] === slugOf(name)).map((row): TerminalId => row[2]);
  return terminals.map(({ terminal }) => terminal).filter((id) => timed.length === 0 || timed.includes(id));
}

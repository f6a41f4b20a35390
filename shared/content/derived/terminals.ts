import { mapValues } from "../../values/lists.ts";
import { busRouteFacts } from "../bus-routes.ts";
import { type Operator, operators } from "../operators.ts";
import type { OperatorSlug } from "../schema/operators.ts";
import type { TerminalFacts, TerminalId } from "../schema/terminals.ts";
import { terminalFacts } from "../terminals.ts";
import { departureRows } from "../timetable.ts";

export interface Terminal extends TerminalFacts {
  readonly id: TerminalId;
  /** Whether it is where buses to Baguio arrive. */
  readonly isInBaguio: boolean;
  /** Operators with Baguio buses here, in the order of the directory. */
  readonly operators: readonly OperatorSlug[];
}

export const terminalById = mapValues(
  terminalFacts,
  (facts, id): Terminal => ({ id, ...facts, isInBaguio: id === "baguio", operators: operatorsAt(id) }),
);

/** In display order. */
export const terminals: readonly Terminal[] = Object.values(terminalById);

export const metroTerminals = terminals.filter(({ isInBaguio }) => !isInBaguio);

/** The terminals in the timetable, in alphabetical order whatever the locale of the build. */
export const timetableTerminals: readonly Terminal[] = terminals
  .filter(({ id }) => departureRows.some(([, , terminal]) => terminal === id))
  .toSorted((a, b) => (a.shortName.toLowerCase() < b.shortName.toLowerCase() ? -1 : 1));

/** Every bus comes to Baguio, so all operators are there. */
function operatorsAt(id: TerminalId): readonly OperatorSlug[] {
  return operators
    .filter((operator) => id === "baguio" || boardingTerminals(operator).includes(id))
    .map(({ slug }) => slug);
}

/** Where an operator's trips to Baguio begin: the terminals of its departures, or all if none are known. */
export function boardingTerminals({ slug, terminals }: Operator): readonly TerminalId[] {
  const timed = departureRows
    .filter(([, operator]) => operator === slug)
    .map(([, , terminal]): TerminalId => terminal);
  return terminals.map(({ terminal }) => terminal).filter((id) => timed.length === 0 || timed.includes(id));
}

/** "3 operators to Baguio". */
export function operatorCountText({ isInBaguio, operators: all }: Terminal): string {
  const count = all.length;
  const to = isInBaguio ? "Metro Manila" : "Baguio";
  return `${count} ${count === 1 ? "operator" : "operators"} to ${to}`;
}

export type BusRoute = (typeof busRoutes)[number];

/** Each with its operators: those it names, or all at its terminal. */
export const busRoutes = busRouteFacts.map((route) => ({
  ...route,
  operators: route.operators ?? (route.terminal ? terminalById[route.terminal].operators : []),
}));

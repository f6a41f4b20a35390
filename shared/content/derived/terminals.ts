import { mapValues } from "../../values/lists.ts";
import { busRouteFacts } from "../bus-routes.ts";
import { type Operator, type OperatorSlug, operators } from "../operators.ts";
import { departureRows } from "../schedule.ts";
import type { BusRouteFacts } from "../schema/bus-routes.ts";
import type { TerminalFacts } from "../schema/terminals.ts";
import { type TerminalId, terminalFacts } from "../terminals.ts";

export interface Terminal extends TerminalFacts {
  readonly id: TerminalId;
  /** "EDSA near Taft Avenue, Pasay City". */
  readonly address: string;
  /** Operators with Baguio buses here, in the order of the directory. */
  readonly operators: readonly OperatorSlug[];
}

export function isInBaguio({ id }: Pick<Terminal, "id">): boolean {
  return id === "baguio";
}

export const terminalById = mapValues(
  terminalFacts,
  (facts, id): Terminal => ({
    id,
    ...facts,
    address: `${facts.street}, ${facts.town}`,
    operators: operatorsAt(id),
  }),
);

/** In display order. */
export const terminals: readonly Terminal[] = Object.values(terminalById);

export const metroTerminals = terminals.filter((terminal) => !isInBaguio(terminal));

/** The terminals in the timetable, in alphabetical order whatever the locale of the build. */
export const timetableTerminals: readonly Terminal[] = terminals
  .filter(({ id }) => departureRows.some(([, , terminal]) => terminal === id))
  .toSorted((a, b) => (a.shortName.toLowerCase() < b.shortName.toLowerCase() ? -1 : 1));

/** Every bus comes to Baguio, so all operators are there. */
function operatorsAt(id: TerminalId): readonly OperatorSlug[] {
  return operators
    .filter((operator) => isInBaguio({ id }) || boardingTerminals(operator).includes(id))
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
export function operatorCountText(terminal: Terminal): string {
  const count = terminal.operators.length;
  const to = isInBaguio(terminal) ? "Metro Manila" : "Baguio";
  return `${count} ${count === 1 ? "operator" : "operators"} to ${to}`;
}

/** A route with its operators: those it names, or all at its terminal. */
export interface BusRoute extends BusRouteFacts {
  readonly operators: readonly OperatorSlug[];
}

export const busRoutes: readonly BusRoute[] = busRouteFacts.map((route) => ({
  ...route,
  operators: route.operators ?? (route.terminal ? terminalById[route.terminal].operators : []),
}));

import { joinWords } from "../../format.ts";
import { keysOf, mapValues } from "../../lists.ts";
import { busRouteFacts } from "../bus-routes.ts";
import { type Operator, type OperatorSlug, operatorBySlug, operators } from "../operators.ts";
import { departureRows } from "../schedule.ts";
import type { BusRouteFacts } from "../schema/bus-routes.ts";
import type { TerminalFacts } from "../schema/terminals.ts";
import { accessTerms, type TerminalId, terminalFacts } from "../terminals.ts";

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

/** The companies with a building of their own at a terminal, if we know its street. */
export function companyStreets({ id, operators, isOneBuilding }: Terminal) {
  if (isOneBuilding || isInBaguio({ id })) {
    return [];
  }
  return operators.flatMap((slug) => {
    const { shortName, terminals } = operatorBySlug[slug];
    const street = terminals.find(({ terminal }) => terminal === id)?.street;
    return street ? [{ id: slug, term: shortName, text: street }] : [];
  });
}

/** "3 operators to Baguio". */
export function operatorCountText(terminal: Terminal): string {
  const count = terminal.operators.length;
  const to = isInBaguio(terminal) ? "Metro Manila" : "Baguio";
  return `${count} ${count === 1 ? "operator" : "operators"} to ${to}`;
}

/** What a card's closed part has: "Destinations, streets and 7 facilities". */
export function detailsSummary(terminal: Terminal): string {
  const streets = companyStreets(terminal).length > 0 ? ", streets" : "";
  return `Destinations${streets} and ${terminal.facilities.length} facilities`;
}

/** What is known of the way in for wheelchairs, strollers and weak knees, then what is not. */
export function accessTexts({ access }: Terminal): readonly string[] {
  const terms = keysOf(accessTerms);
  const unknown = terms.filter((id) => !access[id]).map((id) => accessTerms[id]);
  return [
    ...terms.filter((id) => access[id]).map((id) => `${accessTerms[id]}: ${access[id]}`),
    ...(unknown.length > 0 ? [`${joinWords(unknown)}: not known`] : []),
  ];
}

/** A route with its operators: those it names, or all at its terminal. */
export interface BusRoute extends BusRouteFacts {
  readonly operators: readonly OperatorSlug[];
}

export const busRoutes: readonly BusRoute[] = busRouteFacts.map((route) => ({
  ...route,
  operators: route.operators ?? (route.terminal ? terminalById[route.terminal].operators : []),
}));

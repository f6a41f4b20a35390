import { busRoutes } from "../bus-routes.ts";
import type { Operator } from "../operators.ts";
import { boardingTerminals, terminalById } from "../terminals.ts";

/**
 * Every road an operator runs, as the directory lists them: "Cubao to Baguio". First one for each terminal
 * that it leaves from, then the roads of the routes page that begin elsewhere, then those of its profile.
 */
export function operatorRoutes(operator: Operator): readonly string[] {
  const fromTerminals = boardingTerminals(operator).map((id) => `${terminalById[id].shortName} to Baguio`);
  const others = busRoutes
    .filter(({ operators }) => operators.includes(operator.slug))
    .map(({ from, to }) => `${from} to ${to}`);
  const ofProfile = (operator.routes ?? []).map(({ title }) => title);
  return [...new Set([...fromTerminals, ...others, ...ofProfile])];
}

import { busRoutes } from "./bus-routes.ts";
import type { Operator } from "./operators.ts";
import { terminalById } from "./terminals.ts";

/**
 * Every road an operator runs, as the directory lists them: "Cubao to Baguio". First one for each of its
 * terminals, then the roads of the routes page that begin elsewhere.
 */
export function operatorRoutes({ slug, terminals }: Operator): readonly string[] {
  const fromTerminals = terminals.map(({ terminal }) => `${terminalById[terminal].shortName} to Baguio`);
  const others = busRoutes
    .filter(({ operators }) => operators.includes(slug))
    .map(({ from, to }) => `${from} to ${to}`);
  return [...new Set([...fromTerminals, ...others])];
}

import { busRoutes } from "../bus-routes.ts";
import { isUnconfirmed, type Operator } from "../operators.ts";
import { boardingTerminals, terminalById } from "../terminals.ts";
import { markedText, unconfirmedOn } from "./operator-texts.ts";

/**
 * Every road an operator runs, as the directory lists them: "Cubao to Baguio", with "not confirmed" where it
 * may not run. First one for each terminal that it leaves from, then the roads of the routes page that begin
 * elsewhere, then those of its profile.
 */
export function operatorRoutes(operator: Operator): readonly string[] {
  const fromTerminals = boardingTerminals(operator).map((id) =>
    markedText(`${terminalById[id].shortName} to Baguio`, isUnconfirmed(operator)),
  );
  const others = busRoutes
    .filter(({ terminal, operators }) => terminal === undefined && operators.includes(operator.slug))
    .map((route) => markedText(`${route.from} to ${route.to}`, unconfirmedOn(route).includes(operator.slug)));
  const ofProfile = (operator.routes ?? []).map(({ title }) => title);
  return [...new Set([...fromTerminals, ...others, ...ofProfile])];
}

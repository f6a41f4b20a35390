import { busRoutes } from "../bus-routes.ts";
import { isUnconfirmed, type Operator } from "../operators.ts";
import { boardingTerminals, terminalById } from "../terminals.ts";

/**
 * Every road an operator runs, as the directory lists them: "Cubao to Baguio", with "not confirmed" where it
 * may not run. First one for each terminal that it leaves from, then the roads of the routes page that begin
 * elsewhere, then those of its profile.
 */
export function operatorRoutes(operator: Operator): readonly string[] {
  const toBaguio = isUnconfirmed(operator);
  const fromTerminals = boardingTerminals(operator).map((id) =>
    roadText(terminalById[id].shortName, "Baguio", toBaguio),
  );
  const others = busRoutes
    .filter(({ operators }) => operators.includes(operator.slug))
    .map(({ from, to, unconfirmed = [] }) =>
      roadText(from, to, to === "Baguio" ? toBaguio : unconfirmed.includes(operator.slug)),
    );
  const ofProfile = (operator.routes ?? []).map(({ title }) => title);
  return [...new Set([...fromTerminals, ...others, ...ofProfile])];
}

function roadText(from: string, to: string, unconfirmed: boolean): string {
  return `${from} to ${to}${unconfirmed ? ", not confirmed" : ""}`;
}

import { busRouteFacts } from "../bus-routes.ts";
import type { OperatorSlug } from "../operators.ts";
import type { BusRouteFacts } from "../schema/bus-routes.ts";
import { terminalById } from "./terminals.ts";

export interface BusRoute extends BusRouteFacts {
  readonly operators: readonly OperatorSlug[];
}

export const busRoutes: readonly BusRoute[] = busRouteFacts.map((route) => ({
  ...route,
  operators: route.operators ?? (route.terminal ? terminalById[route.terminal].operators : []),
}));

/** Whether a road continues from Baguio into the mountains. All others end in Baguio. */
export function isOnward({ from }: BusRoute): boolean {
  return from === "Baguio";
}

import { busRouteFacts } from "../bus-routes.ts";
import type { BusRouteFacts } from "../schema/getting-there.ts";
import type { OperatorSlug } from "../schema/operators.ts";
import { terminalById } from "./terminals.ts";

export interface BusRoute extends BusRouteFacts {
  readonly operators: readonly OperatorSlug[];
}

export const busRoutes: readonly BusRoute[] = busRouteFacts.map((route) => ({
  ...route,
  operators: route.operators ?? (route.terminal ? terminalById[route.terminal].operators : []),
}));

import { z } from "zod";
import { operatorSlug } from "./operators.ts";
import { terminalId } from "./terminals.ts";
import { id, list, range, text, type ValueOf } from "./values.ts";

const busRoute = z.strictObject({
  /** The anchor: "cubao-baguio". */
  id,
  /** The timetable's terminal at its start, if any. All operators there take the route. */
  terminal: terminalId.exactOptional(),
  /** Set if the road continues from Baguio into the mountains. All others end in Baguio. */
  isOnward: z.literal(true).exactOptional(),
  from: text,
  to: text,
  km: z.number().positive(),
  hours: range,
  /** Set if the hours are an estimate: pages then say "about". */
  isEstimate: z.literal(true).exactOptional(),
  /** For a route that starts elsewhere. */
  operators: list(operatorSlug).exactOptional(),
  /** The road taken, and what to check. */
  note: text,
});

export type BusRouteFacts = ValueOf<typeof busRoute>;

export const schemas = { busRouteFacts: list(busRoute) };

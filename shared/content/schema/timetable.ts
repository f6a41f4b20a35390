import { z } from "zod";
import { busType, operatorSlug } from "./operators.ts";
import { terminalId } from "./terminals.ts";
import { clockTime, list, type ValueOf } from "./values.ts";

/** Time, operator, terminal, bus type. Everything else is looked up. */
const departureRow = z.tuple([clockTime, operatorSlug, terminalId, busType]);

export type DepartureRow = ValueOf<typeof departureRow>;

/** The timetable. Two departures from one terminal at one time would share an anchor. */
const departureRows = list(departureRow).refine(
  (rows) => new Set(rows.map(([time, , terminal]) => `${time} ${terminal}`)).size === rows.length,
  "Two buses leave the same terminal at the same time. Change one of them.",
);

const knownOperators = list(z.object({ slug: operatorSlug }));

export const schemas = {
  departureRows,
  timetableOperators: knownOperators,
  untimedOperators: knownOperators,
};

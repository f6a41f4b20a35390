import { z } from "zod";
import { keysOf } from "../formulas/lists.ts";
import { operatorBySlug } from "../operators.ts";
import { busType, terminalId } from "./operators.ts";
import { clockTime, list, text, type ValueOf } from "./values.ts";

export const operatorSlug = z.enum(keysOf(operatorBySlug));

/** An operator in a list, whose facts are checked in its own file. */
const listed = z.object({ slug: operatorSlug, name: text });

const operators = list(
  listed.refine(
    ({ slug, name }) => slug === name.toLowerCase().replaceAll(" ", "-"),
    "Let the key be the name in lower case, with hyphens.",
  ),
);

/** Time, operator, terminal, bus type. Everything else is looked up. */
const departureRow = z.tuple([clockTime, operatorSlug, terminalId, busType]);

export type DepartureRow = ValueOf<typeof departureRow>;

/** The timetable. Two departures from one terminal at one time would share an anchor. */
const departureRows = list(departureRow).refine(
  (rows) => new Set(rows.map(([time, , terminal]) => `${time} ${terminal}`)).size === rows.length,
  "Two buses leave the same terminal at the same time. Change one of them.",
);

/** Departures from Baguio, as one person reported them. */
const homeReport = z.strictObject({
  /** The terminal where they end. */
  to: terminalId,
  operator: operatorSlug,
  /** "July 2023". */
  reported: text.regex(/\b20\d\d$/, "Write when it was reported, with the year."),
  /** The times, for people to read. */
  text,
});

export type HomeReport = ValueOf<typeof homeReport>;

/** By the names of exports in content. */
export const scheduleSchemas = {
  operators,
  operatorBySlug: z.record(operatorSlug, listed),
  departureRows,
  timetableOperators: list(listed),
  homeReports: list(homeReport),
};

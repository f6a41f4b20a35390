import { z } from "zod";
import { baguioStopId, operatorSlug } from "./operators.ts";
import { terminalId } from "./terminals.ts";
import { line, list, text, type ValueOf } from "./values.ts";

const baguioStop = z.strictObject({
  /** "Governor Pack Road, usually". */
  place: line,
  /** What else is known, and how certain it is. */
  text,
});

export type BaguioStop = ValueOf<typeof baguioStop>;

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

export const schemas = {
  baguioStops: z.record(baguioStopId, baguioStop),
  homeReports: list(homeReport),
};

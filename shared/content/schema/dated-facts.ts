import { z } from "zod";
import { longDate } from "../formulas/dates.ts";
import { date, text, type ValueOf } from "./texts.ts";

/** A fact that may have ended since. Its text names the date, so that it remains true. */
export const datedFact = z
  .strictObject({ lastKnown: date, text })
  .refine(
    (fact) => fact.text.includes(longDate(fact.lastKnown)),
    "Name the date of `lastKnown` in the text.",
  );

export type DatedFact = ValueOf<typeof datedFact>;

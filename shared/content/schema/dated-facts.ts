import { z } from "zod";
import { asOf } from "../figures.ts";
import { longDate } from "../formulas/dates.ts";
import { date, text, type ValueOf } from "./texts.ts";

/** A fact that may have ended since. Its text names the date, so that it remains true. */
export const datedFact = z
  .strictObject({
    lastKnown: date.refine((day) => day <= asOf, "Nothing is known after `asOf` in figures.ts."),
    /** The day on which what was announced begins. The text names it instead. */
    begins: date.exactOptional(),
    text,
  })
  .refine(
    (fact) => fact.text.includes(longDate(fact.begins ?? fact.lastKnown)),
    "Name the date of `begins` in the text or, without it, that of `lastKnown`.",
  );

export type DatedFact = ValueOf<typeof datedFact>;

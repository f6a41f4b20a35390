import { z } from "zod";
import { date, text, type ValueOf } from "./texts.ts";

/** A fact that may no longer be true. Its text names the date, so that it remains true. */
export const datedFact = z.strictObject({ lastKnown: date, text });

export type DatedFact = ValueOf<typeof datedFact>;

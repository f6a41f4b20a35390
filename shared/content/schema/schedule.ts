import { z } from "zod";
import type { Fields } from "./forms.ts";
import { busType } from "./operators.ts";
import { terminalId } from "./terminals.ts";
import { clockTime, id } from "./texts.ts";

/** A departure as editors write it: time, operator, terminal, bus type. Everything else is looked up. */
export const departureRow = z.tuple([clockTime, id, terminalId, busType]);

export type DepartureRow = Fields<typeof departureRow>;

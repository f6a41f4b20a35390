import { z } from "zod";
import type { Fields } from "./forms.ts";
import { text } from "./texts.ts";

/** A road or railway of Metro Manila. The id names its line in the drawing of the map. */
export const manilaLine = z.strictObject({
  id: z.enum(["edsa", "mrt-3", "lrt-1", "lrt-2"]),
  name: text,
  /** Where to get off for a bus. */
  note: text,
});

export type ManilaLine = Fields<typeof manilaLine>;

import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { location, text } from "./texts.ts";

/** A road or a railway of Metro Manila, by bends and stations. Approximate: within some 500 m. */
export const manilaLine = z.strictObject({
  name: text,
  kind: z.enum(["highway", "expressway", "mrt-3", "lrt-1", "lrt-2"]),
  /** Where to get off for a bus. Missing for lines that lead to no bus. */
  note: text.exactOptional(),
  through: list(location),
});

export type ManilaLine = Fields<typeof manilaLine>;

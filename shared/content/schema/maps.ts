import { z } from "zod";
import { id, location, text, type ValueOf } from "./texts.ts";

/** A name without a pin. */
export const mapName = z.strictObject({ id, name: text, location });

/** A place to orient by that is not a destination of the guide. */
export const landmark = mapName.extend({
  /** Precision: as public maps list it, within some 200 m, or by eye along its road. */
  source: z.enum(["listed", "approximate", "by eye"]),
});

export const mapTown = mapName.extend({ note: text.exactOptional() });

export type Landmark = ValueOf<typeof landmark>;
export type MapName = ValueOf<typeof mapName>;
export type MapTown = ValueOf<typeof mapTown>;

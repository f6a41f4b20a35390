import { z } from "zod";
import { id, location, text, type ValueOf } from "./texts.ts";

/** A place or a road by its name on a map. The location is that of the place, or where a road is named. */
export const mapName = z.strictObject({ id, name: text, location });

export const mapTown = mapName.extend({ note: text.exactOptional() });

export type MapName = ValueOf<typeof mapName>;
export type MapTown = ValueOf<typeof mapTown>;

import { z } from "zod";
import { id, location, text, type ValueOf } from "./texts.ts";

/** A name on a map, with the location of the place or, for a road, of its label. */
export const mapName = z.strictObject({ id, name: text, location });

export const mapTown = mapName.extend({ note: text.exactOptional() });

export type MapName = ValueOf<typeof mapName>;
export type MapTown = ValueOf<typeof mapTown>;

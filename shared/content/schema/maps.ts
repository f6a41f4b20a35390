import { z } from "zod";
import type { Fields } from "./forms.ts";
import { id, location, text } from "./texts.ts";

/** How a place appears on the map, for places with close neighbors. */
export const mapPlacement = z.strictObject({
  /** A short name for the map, if the name is long. */
  shortName: text.exactOptional(),
  /** Which side of its mark the name stands on; below by default. */
  name: z.enum(["left", "right", "above", "below"]).exactOptional(),
  /** How far above or below it stands, in units of the drawing, to keep clear of a picture there. */
  away: z.number().positive().exactOptional(),
  /** Which end of a name above or below is near its point, near the edge of the map; the middle by default. */
  align: z.enum(["start", "end"]).exactOptional(),
  /** Whether a long name breaks at its first space; those of numbered places do. */
  inTwoLines: z.boolean().exactOptional(),
});

/** A place that helps visitors find their way and is no destination of the guide. */
export const landmark = z.strictObject({
  id,
  name: text,
  location,
  /** How exact the point is: as public maps list it, approximate to some 200 m, or by eye along its road. */
  source: z.enum(["listed", "approximate", "by eye"]),
  onMap: mapPlacement.exactOptional(),
});

/** A name on a map without a mark. */
export const mapName = z.strictObject({
  id,
  name: text,
  location,
  /** On which side of the point it stands; around it by default. */
  onMap: mapPlacement.pick({ name: true, align: true }).exactOptional(),
});

/** A town with its name on the map of routes. */
export const mapTown = z.strictObject({
  id,
  name: text,
  location,
  /** Shown below the name. */
  note: text.exactOptional(),
});

export type MapPlacement = Fields<typeof mapPlacement>;
export type Landmark = Fields<typeof landmark>;
export type MapName = Fields<typeof mapName>;
export type MapTown = Fields<typeof mapTown>;

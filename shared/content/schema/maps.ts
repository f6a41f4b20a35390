import { z } from "zod";
import type { Fields } from "./forms.ts";
import { id, location, text } from "./texts.ts";

/** Which side of its mark a name stands on. Above and below, it keeps clear of a picture there. */
const nameSide = z.enum(["left", "right", "above", "below"]);

/** How a place appears on the map, for places with close neighbors. */
export const mapPlacement = z.strictObject({
  /** A short name for the map, if the name is long. */
  shortName: text.exactOptional(),
  /** Where the name stands; below by default. */
  name: nameSide.exactOptional(),
  /** Where the small picture stands, if there is one; above by default. */
  picture: z.enum(["above", "below"]).exactOptional(),
  /** How tall that picture is, in units of the drawing, if it is low; 40 by default. */
  pictureHeight: z.number().positive().exactOptional(),
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
  onMap: mapPlacement.pick({ name: true }).exactOptional(),
});

/** A town with its name on the map of routes. */
export const mapTown = z.strictObject({
  id,
  name: text,
  location,
  /** Shown below the name. */
  note: text.exactOptional(),
});

export type NameSide = z.infer<typeof nameSide>;
export type MapPlacement = Fields<typeof mapPlacement>;
export type Landmark = Fields<typeof landmark>;
export type MapName = Fields<typeof mapName>;
export type MapTown = Fields<typeof mapTown>;

import { z } from "zod";
import { id, location, text, type ValueOf } from "./texts.ts";

/** Where the name of a place stands on the map. Distances in em keep names beside marks that do not scale. */
export const mapPlacement = z.strictObject({
  /** Replaces a long name on the map. */
  shortName: text.exactOptional(),
  /** The end of the name that is near the pin. Default: the middle. */
  anchor: z.enum(["start", "end"]).exactOptional(),
  /** Distance from the pin right to that end, in em. */
  dx: z.number().exactOptional(),
  /** Distance from the pin down to the first baseline, in em. Default: below a pin; level with it for a name alone. */
  dy: z.number().exactOptional(),
  /** Further distance down, in units of the drawing, to clear a picture there. */
  away: z.number().exactOptional(),
  /** Whether a long name breaks at its first space. Default: only names of numbered places do. */
  inTwoLines: z.boolean().exactOptional(),
});

const place = z.strictObject({ id, name: text, location });

/** A place to orient by that is not a destination of the guide. */
export const landmark = place.extend({
  /** Precision: as public maps list it, within some 200 m, or by eye along its road. */
  source: z.enum(["listed", "approximate", "by eye"]),
  onMap: mapPlacement.exactOptional(),
});

/** A name without a pin. */
export const mapName = place.extend({
  /** Default: centered on the point. */
  onMap: mapPlacement.pick({ anchor: true, dx: true }).exactOptional(),
});

export const mapTown = place.extend({
  note: text.exactOptional(),
  /** Where its name stands: beside its ring, this many em below the middle. Default: left, level with it. */
  onMap: z.strictObject({ side: z.enum(["left", "right"]), down: z.number() }).exactOptional(),
});

export type MapPlacement = ValueOf<typeof mapPlacement>;
export type Landmark = ValueOf<typeof landmark>;
export type MapName = ValueOf<typeof mapName>;
export type MapTown = ValueOf<typeof mapTown>;

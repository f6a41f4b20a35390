import { z } from "zod";
import type { Fields } from "./forms.ts";
import { id, location, text } from "./texts.ts";

/** Which side of its mark a name stands on, on a map; above and below it keeps clear of a picture there. */
const nameSide = z.enum(["left", "right", "above", "below"]);

/** How a place stands on the map: for places whose neighbors are close. */
export const mapPlacement = z.strictObject({
  /** What to call it there, if its name is long. */
  shortName: text.exactOptional(),
  /** Where the name stands: below, if nothing is written. */
  name: nameSide.exactOptional(),
  /** Where the small picture stands, if there is one: above, if nothing is written. */
  picture: z.enum(["above", "below"]).exactOptional(),
});

/** A place that helps to find the way, and is no destination of the guide. */
export const landmark = z.strictObject({
  id,
  name: text,
  /** One line that says what it is. */
  note: text,
  location,
  /** How well the point is known: as public maps list it, to some 200 m, or by eye along its road. */
  source: z.enum(["listed", "approximate", "by eye"]),
  onMap: mapPlacement.exactOptional(),
});

export type NameSide = z.infer<typeof nameSide>;
export type MapPlacement = Fields<typeof mapPlacement>;
export type Landmark = Fields<typeof landmark>;

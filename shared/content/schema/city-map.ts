import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { location, text } from "./texts.ts";

/** A road on the maps of the city: known points in order, joined by eye. */
export const cityRoad = z.strictObject({
  name: text,
  kind: z.enum(["session", "main", "side", "market"]),
  through: list(location),
});

export type CityRoad = Fields<typeof cityRoad>;

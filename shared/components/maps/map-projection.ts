import { mapWindow } from "../../content/geography.ts";
import type { GeoPoint } from "../../content/schema/texts.ts";

const { west, east, south, north } = mapWindow;

/** Length of a degree of longitude, in degrees of latitude, halfway up the map. */
const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);

/** Units of the drawing for each degree of latitude. */
const scale = 400 / ((east - west) * squeeze);

/** A point in a drawing, in its units from the upper left corner. */
export interface MapPosition {
  x: number;
  y: number;
}

/** Width and height of the drawing, in its units. */
export const mapSize = { width: 400, height: Math.round((north - south) * scale) } as const;

/** Where a point on the earth is on the map of routes, to the nearest unit: some 600 m. */
export function mapPosition({ lat, lon }: GeoPoint): MapPosition {
  return { x: Math.round((lon - west) * squeeze * scale), y: Math.round((north - lat) * scale) };
}

/** A position as path data: "120 340". */
export function writePosition({ x, y }: MapPosition): string {
  return `${x} ${y}`;
}

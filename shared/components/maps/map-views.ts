import { cityCenter } from "../../content/derived/places.ts";
import { terminalById } from "../../content/derived/terminals.ts";
import { offset } from "../../content/formulas/distances.ts";
import type { GeoPoint } from "../../content/schema/values.ts";

/** In units of the drawing, from its upper left corner. */
export interface MapPosition {
  readonly x: number;
  readonly y: number;
}

/** How a part of the earth is drawn. Directions from the origin are true. */
export interface MapView {
  /** In units of the drawing. */
  readonly width: number;
  readonly height: number;
  /** The point on the earth at `x`, `y`. */
  readonly origin: GeoPoint;
  readonly x: number;
  readonly y: number;
  /** 1 keeps distances true; 0.5 uses square roots, which enlarges the town center. */
  readonly power: 1 | 0.5;
  /** Units of the drawing for each meter raised to `power`. */
  readonly unit: number;
}

/** All of Baguio and the valley north of it. */
export const cityView: MapView = {
  width: 400,
  height: 500,
  origin: cityCenter.location,
  x: 174,
  y: 300,
  power: 0.5,
  unit: 3.4,
};

/** The height of the part of the city map that lies north of every area to stay in. */
const northOfAreas = 200;

export const areaView: MapView = {
  ...cityView,
  height: cityView.height - northOfAreas,
  y: cityView.y - northOfAreas,
};

/** The town center, to scale, around the terminals on Governor Pack Road. */
export const arrivalView: MapView = {
  width: 400,
  height: 438,
  origin: terminalById.baguio.location,
  x: 168,
  y: 302,
  power: 1,
  unit: 0.32,
};

/** To scale, with Pasay near the bottom. */
export const manilaView: MapView = {
  width: 400,
  height: 500,
  origin: terminalById.pasay.location,
  x: 168,
  y: 384,
  power: 1,
  unit: 0.0247,
};

/** The part of Luzon that buses cross, to scale. */
export const routeView: MapView = {
  width: 400,
  height: 560,
  origin: { lat: 15.8, lon: 120.7 },
  x: 200,
  y: 280,
  power: 1,
  unit: 0.0016255,
};

/** The length in the drawing of a distance from the origin. */
export function lengthOf({ power, unit }: MapView, meters: number): number {
  return unit * meters ** power;
}

/** Where a point on the earth is in the drawing, to a tenth of a unit. */
export function positionOf(view: MapView, point: GeoPoint): MapPosition {
  const { east, north } = offset(view.origin, point);
  const meters = Math.hypot(east, north);
  const scale = meters === 0 ? 0 : lengthOf(view, meters) / meters;
  return { x: tenth(view.x + east * scale), y: tenth(view.y - north * scale) };
}

/** A tenth of a unit is a third of a pixel or less on a phone. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

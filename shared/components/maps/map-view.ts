import { type GeoPoint, offset } from "../../distances.ts";

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

/** In units of the drawing, from its upper left corner. */
export interface MapPosition {
  readonly x: number;
  readonly y: number;
}

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

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

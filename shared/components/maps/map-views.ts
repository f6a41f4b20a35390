import { cityCenter } from "../../content/city-map.ts";
import { offset } from "../../content/formulas/walking.ts";
import type { GeoPoint } from "../../content/schema/texts.ts";
import { terminalById } from "../../content/terminals.ts";
import type { MapPosition } from "./map-projection.ts";

/** How a part of the earth is drawn: around one point, every direction from there true. */
export interface MapView {
  /** Of the drawing, in its units. */
  readonly width: number;
  readonly height: number;
  /** The point of the earth that lies at `x`, `y`. */
  readonly origin: GeoPoint;
  readonly x: number;
  readonly y: number;
  /** 1: distances are true. 0.5: they grow with their root, so that the middle of the town has room. */
  readonly power: 1 | 0.5;
  /** Units of the drawing for each meter to that power. */
  readonly unit: number;
}

/** All of Baguio and the valley to the north of it. */
export const cityView: MapView = {
  width: 400,
  height: 500,
  origin: cityCenter.location,
  x: 168,
  y: 300,
  power: 0.5,
  unit: 3.4,
};

/** The same without the valley: the parts of the city to stay in. */
export const areaView: MapView = { ...cityView, height: 316, y: cityView.y - 164 };

/** The middle of the town, true to scale, around the terminals on Governor Pack Road. */
export const arrivalView: MapView = {
  width: 400,
  height: 400,
  origin: terminalById.baguio.location,
  x: 168,
  y: 290,
  power: 1,
  unit: 0.32,
};

/** Metro Manila, true to scale, with Pasay near the foot. */
export const manilaView: MapView = {
  width: 400,
  height: 500,
  origin: terminalById.pasay.location,
  x: 168,
  y: 384,
  power: 1,
  unit: 0.0247,
};

/** How long a distance from the origin is in the drawing. */
export function lengthOf({ power, unit }: MapView, meters: number): number {
  return unit * meters ** power;
}

/** Where a point of the earth lies in the drawing, to a tenth of a unit. */
export function positionOf(view: MapView, point: GeoPoint): MapPosition {
  const { east, north } = offset(view.origin, point);
  const meters = Math.hypot(east, north);
  const scale = meters === 0 ? 0 : lengthOf(view, meters) / meters;
  return { x: tenth(view.x + east * scale), y: tenth(view.y - north * scale) };
}

/** A tenth of a unit is a third of a pixel on a phone. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** How far a small picture reaches from its point, in units of a drawing: names on that side stand beyond it. */
export const pictureReach = 52;

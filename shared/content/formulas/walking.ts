import type { GeoPoint } from "../schema/texts.ts";

/** Mean radius of the earth, in meters. */
const earthRadius = 6_371_000;

/** How many times as long as the straight line the streets of Baguio are. Measured ones are 1.4 to 1.6 times. */
const detour = 1.4;

/** Meters a minute: 4 km an hour, up and down hills, with a look around. */
const pace = 4000 / 60;

/** Steps of a stair that are climbed in a minute, on top of the walk. */
const stepsAMinute = 50;

/** The longest walk that the guide proposes, in minutes. Beyond it a place is reached by jeepney or taxi. */
export const longestWalk = 25;

/** The straight line between two points, in meters. */
export function straightMeters(from: GeoPoint, to: GeoPoint): number {
  const { east, north } = offset(from, to);
  return Math.hypot(east, north);
}

/**
 * Minutes on foot between two points, to the nearest minute: the straight line times a detour, at a walker's pace,
 * and a minute more for each fifty steps of a stair.
 */
export function walkingMinutes(from: GeoPoint, to: GeoPoint, steps = 0): number {
  return Math.round((straightMeters(from, to) * detour) / pace + steps / stepsAMinute);
}

/** The straight line that is walked in some minutes, in meters: the other way round. */
export function metersWalkedIn(minutes: number): number {
  return (minutes * pace) / detour;
}

/** What the kilometers within a city are. Stands once on each page that prints them. Source: how they are computed. */
export const straightLineNote = "Kilometers are in a straight line; the road is longer.";

/** Where one walks to. */
interface Target {
  readonly location: GeoPoint;
  /** Of the stair that leads up to it. */
  readonly steps?: number;
}

/**
 * How far a place is from a point: "7 min on foot", "3.3 km east".
 * @param fromName adds from where: "7 min on foot from Session Road", "3.3 km east of Session Road".
 */
export function distanceText(from: GeoPoint, { location: to, steps }: Target, fromName?: string): string {
  const minutes = walkingMinutes(from, to, steps);
  const [distance, preposition] =
    minutes <= longestWalk
      ? [`${minutes} min on foot`, "from"]
      : [`${(straightMeters(from, to) / 1000).toFixed(1)} km ${directionOf(from, to)}`, "of"];
  return fromName === undefined ? distance : `${distance} ${preposition} ${fromName}`;
}

const directions = [
  "north",
  "northeast",
  "east",
  "southeast",
  "south",
  "southwest",
  "west",
  "northwest",
] as const;

/** The wind in which a point lies, seen from another. */
function directionOf(from: GeoPoint, to: GeoPoint): string {
  const { east, north } = offset(from, to);
  const eighths = Math.round((Math.atan2(east, north) / Math.PI) * 4);
  return directions[(eighths + directions.length) % directions.length] ?? "";
}

/** How far a point lies from another, in meters. Flat, which is true to a meter across a city. */
export function offset(from: GeoPoint, to: GeoPoint): { east: number; north: number } {
  const degree = (earthRadius * Math.PI) / 180;
  return {
    east: (to.lon - from.lon) * degree * Math.cos((from.lat * Math.PI) / 180),
    north: (to.lat - from.lat) * degree,
  };
}

/** The point that lies so many meters from another: `offset` the other way round. */
export function pointAt(from: GeoPoint, { east, north }: { east: number; north: number }): GeoPoint {
  const degree = (earthRadius * Math.PI) / 180;
  return {
    lat: from.lat + north / degree,
    lon: from.lon + east / (degree * Math.cos((from.lat * Math.PI) / 180)),
  };
}

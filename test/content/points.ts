import { type GeoPoint, offset, straightMeters, walkingMinutes } from "../../shared/values/distances.ts";

/** The inverse of `offset`. */
export function pointAt(from: GeoPoint, { east, north }: { east: number; north: number }): GeoPoint {
  const degree = offset(from, { lat: from.lat + 1, lon: from.lon + 1 });
  return { lat: from.lat + north / degree.north, lon: from.lon + east / degree.east };
}

/** How far a walk of some minutes leads in a straight line, in meters: the inverse of `walkingMinutes`. */
export function metersWalkedIn(minutes: number): number {
  const [from, to] = [
    { lat: 16, lon: 120 },
    { lat: 17, lon: 120 },
  ];
  return (minutes * straightMeters(from, to)) / walkingMinutes(from, to);
}

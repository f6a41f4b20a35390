/** Latitude and longitude (WGS84). */
export interface GeoPoint {
  readonly lat: number;
  readonly lon: number;
}

/** Mean radius, in meters. */
const earthRadius = 6_371_000;

/** Street length divided by straight-line distance, in Baguio. Measured values are 1.4 to 1.6. */
const detour = 1.4;

/** Meters a minute: 4 km an hour, for hills and pauses. */
const pace = 4000 / 60;

/** Steps of a stair climbed in a minute. They take time on top of the walk. */
const stepsAMinute = 50;

/** The longest walk that the guide suggests, in minutes. It sends readers farther by jeepney or taxi. */
export const maxWalk = 25;

/** The length of the straight line between two points. */
export function straightMeters(from: GeoPoint, to: GeoPoint): number {
  const { east, north } = offset(from, to);
  return Math.hypot(east, north);
}

/** Minutes on foot between two points, rounded, with the steps of stairs on the way. */
export function walkingMinutes(from: GeoPoint, to: GeoPoint, stairSteps = 0): number {
  return Math.round((straightMeters(from, to) * detour) / pace + stairSteps / stepsAMinute);
}

/** "7 min on foot", or "3.3 km east" if that is too far to walk. */
export function distanceText(
  from: GeoPoint,
  { location: to, stairSteps }: { readonly location: GeoPoint; readonly stairSteps?: number },
): string {
  const minutes = walkingMinutes(from, to, stairSteps);
  return minutes <= maxWalk
    ? `${minutes}\u00a0min on foot`
    : `${(straightMeters(from, to) / 1000).toFixed(1)}\u00a0km ${directionOf(from, to)}`;
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

function directionOf(from: GeoPoint, to: GeoPoint): string {
  const { east, north } = offset(from, to);
  const eighths = Math.round((Math.atan2(east, north) / Math.PI) * 4);
  return directions[(eighths + directions.length) % directions.length] ?? "";
}

/** In meters. Assumes a flat earth: accurate to a meter within a city. */
export function offset(from: GeoPoint, to: GeoPoint): { east: number; north: number } {
  const degree = (earthRadius * Math.PI) / 180;
  return {
    east: (to.lon - from.lon) * degree * Math.cos((from.lat * Math.PI) / 180),
    north: (to.lat - from.lat) * degree,
  };
}

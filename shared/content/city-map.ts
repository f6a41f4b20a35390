import { terminalById } from "./derived/terminals.ts";
import { destinations } from "./destinations.ts";
import { maxWalk, metersWalkedIn, pointAt, straightMeters, walkingMinutes } from "./formulas/walking.ts";
import { straightLineNote } from "./geography.ts";
import type { Landmark, MapName } from "./schema/maps.ts";
import type { GeoPoint } from "./schema/texts.ts";

/**
 * Places on the city's maps and in its day plans that are not destinations.
 * @public for the build, which checks them.
 */
export const landmarks: readonly Landmark[] = [
  {
    id: "public-market",
    name: "Public Market",
    location: { lat: 16.4155, lon: 120.5952 },
    source: "listed",
  },
  {
    id: "night-market",
    name: "Night Market",
    location: { lat: 16.4122, lon: 120.5963 },
    source: "by eye",
  },
  {
    id: "bus-terminals",
    name: "Bus terminals",
    location: terminalById.baguio.location,
    source: "approximate",
  },
  {
    id: "victory-liner",
    name: "Victory Liner",
    location: { lat: 16.4065, lon: 120.602 },
    source: "approximate",
  },
  {
    id: "good-shepherd",
    name: "Good Shepherd",
    location: { lat: 16.4224, lon: 120.6262 },
    source: "listed",
  },
  {
    id: "wright-park",
    name: "Wright Park",
    location: { lat: 16.4144, lon: 120.6196 },
    source: "listed",
  },
];

export interface CityPlace {
  readonly id: string;
  readonly name: string;
  readonly location: GeoPoint;
  /** Steps of the stair up to it. */
  readonly steps?: number;
  /** Meters above sea level. */
  readonly height?: number;
}

/**
 * Looks up a destination or a landmark.
 * @throws Error when none has that id.
 */
export function placeById(id: string): CityPlace {
  const place = [...destinations, ...landmarks].find((candidate) => candidate.id === id);
  if (place === undefined) {
    throw new Error(`No place is called "${id}". Write the id of a destination, or add it to city-map.ts.`);
  }
  return place;
}

/** The origin of the map and of the distances in the guide. */
export const cityCenter: CityPlace = placeById("session-road");

/** The length of the straight line from the center. */
export function metersFromCenter({ location }: Pick<CityPlace, "location">): number {
  return straightMeters(cityCenter.location, location);
}

/** The destinations, nearest first, numbered from 1. */
export const sights = destinations
  .toSorted((a, b) => metersFromCenter(a) - metersFromCenter(b))
  .map((destination, index) => ({ ...destination, number: index + 1 }));

/** Whether the guide suggests walking there from the center. */
export function isWalkFromCenter({ location, steps }: Pick<CityPlace, "location" | "steps">): boolean {
  return walkingMinutes(cityCenter.location, location, steps) <= maxWalk;
}

export const cityLandmarks = ["public-market", "night-market", "bus-terminals"].map(placeById);

/** The two roads up from the lowlands, each named where it climbs. */
// Source: by eye.
export const cityRoadNames: readonly MapName[] = [
  { id: "marcos-highway", name: "Marcos Highway", location: { lat: 16.3859, lon: 120.5859 } },
  { id: "kennon-road", name: "Kennon Road", location: { lat: 16.3847, lon: 120.6126 } },
];

/** The names of the rings, placed where the map is empty. */
// Source: our choice.
export const ringNames: readonly MapName[] = [
  ringName("10 min", 10, cityCenter.location, 278),
  ringName("20 min", 20, cityCenter.location, 38),
  ringName("1 hour", 60, cityCenter.location, 20),
];

/**
 * The name of a ring around a place.
 * @param minutes on foot to the ring.
 * @param bearing of the name, in degrees.
 */
function ringName(name: string, minutes: number, center: GeoPoint, bearing: number): MapName {
  const meters = metersWalkedIn(minutes);
  const angle = (bearing * Math.PI) / 180;
  return {
    id: `ring-${minutes}`,
    name,
    location: pointAt(center, { east: meters * Math.sin(angle), north: meters * Math.cos(angle) }),
  };
}

/** The places around the terminals. */
export const arrivalPlaces = [
  "public-market",
  "baguio-cathedral",
  "session-road",
  "burnham-park",
  "bus-terminals",
  "victory-liner",
].map(placeById);

/** Places to walk to from the terminals. The night market is not named on the map, for lack of room. */
export const arrivalWalks: readonly CityPlace[] = [...arrivalPlaces, placeById("night-market")].filter(
  ({ id }) => id !== "bus-terminals",
);

export const arrivalStreetNames: readonly MapName[] = [
  { id: cityCenter.id, name: cityCenter.name, location: { lat: 16.41018, lon: 120.60181 } },
  {
    id: "governor-pack-road",
    name: "Governor Pack Road",
    location: pointAt(terminalById.baguio.location, { east: 62, north: -97 }),
  },
];

/** The names of the rings on that map, placed where it is empty. */
// Source: our choice.
export const arrivalRingNames: readonly MapName[] = [
  ringName("5 min", 5, terminalById.baguio.location, 165),
  ringName("10 min", 10, terminalById.baguio.location, 45),
];

// Source: the walks of this guide; as true as the points.
export const arrivalMapCaption =
  "Dotted rings: 5 and 10 minutes on foot from Governor Pack Road, give or take 200 m.";

/** The headings of the two lists beside a map: places within a walk, and places beyond. */
export const wayHeadings = {
  walk: `On foot from ${cityCenter.name}`,
  ride: "By jeepney or taxi",
};

export const areaMapCaption = "Each letter is in the middle of an area, by eye. Far places are drawn closer.";

export const cityMapCaption = `Directions are right, distances are not: far places are drawn closer, and roads by eye. Rings: 10, 20 and 60 minutes on foot. ${straightLineNote}`;

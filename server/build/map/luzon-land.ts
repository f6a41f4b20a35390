import { createRequire } from "node:module";
import { feature } from "topojson-client";
import { type MapPosition, mapPosition, mapSize } from "../../../shared/components/maps/map-projection.ts";

type Topology = Parameters<typeof feature>[0];

const require = createRequire(import.meta.url);

/** How far the outline reaches beyond the map: more than its longest edge, so that no edge in view moves. */
const margin = 150;

/** Land with fewer corners in view is left out: it is a speck at this scale. */
const fewestCorners = 6;

/**
 * Returns the land on the map of routes as the `d` of an SVG path, in units of the drawing.
 * @throws Error when the atlas has no land, or none of it lies on the map.
 */
export function luzonLandPath(): string {
  // Natural Earth at 1 to 50 million. With an import, the compiler would infer a type from half a megabyte.
  const topology: Topology = require("world-atlas/land-50m.json");
  const { land } = topology.objects;
  if (land?.type !== "GeometryCollection") {
    throw new Error('world-atlas has no collection named "land". Install the version in package.json.');
  }
  const shores = feature(topology, land)
    .features.flatMap(({ geometry }) => (geometry.type === "MultiPolygon" ? geometry.coordinates : []))
    .map(([shore = []]) => shore.map(fromAtlas));
  const path = shores
    .filter((shore) => shore.filter(isOnMap).length >= fewestCorners)
    .map((shore) => outline(corners(shore.map(clamped))))
    .join("");
  if (path === "") {
    throw new Error("No land lies on the map. Correct mapWindow in shared/content/geography.ts.");
  }
  return path;
}

function fromAtlas([lon = 0, lat = 0]: readonly number[]): MapPosition {
  return mapPosition({ lat, lon });
}

function isOnMap({ x, y }: MapPosition): boolean {
  return x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height;
}

/** Moves far corners in to the margin. Seen from any point of the map, the land stays on the same side. */
function clamped({ x, y }: MapPosition): MapPosition {
  return {
    x: Math.min(Math.max(x, -margin), mapSize.width + margin),
    y: Math.min(Math.max(y, -margin), mapSize.height + margin),
  };
}

/** Leaves out points equal to the one before them, or on a straight line between their neighbors. */
function corners(shore: readonly MapPosition[]): readonly MapPosition[] {
  const distinct = shore.filter((point, index) => !isSame(point, shore.at(index - 1)));
  return distinct.filter((point, index) => {
    const before = distinct.at(index - 1) ?? point;
    const after = distinct[(index + 1) % distinct.length] ?? point;
    return (point.x - before.x) * (after.y - point.y) !== (point.y - before.y) * (after.x - point.x);
  });
}

function isSame(a: MapPosition, b: MapPosition | undefined): boolean {
  return a.x === b?.x && a.y === b.y;
}

/** Writes an outline in relative steps, which are shorter than positions and compress better. */
function outline(shore: readonly MapPosition[]): string {
  const steps = shore.map(({ x, y }, index) => {
    const before = shore[index - 1];
    return before ? `l${x - before.x} ${y - before.y}` : `M${x} ${y}`;
  });
  return `${steps.join("").replaceAll(" -", "-")}z`;
}

import { sessionRoad } from "../destinations.ts";
import type { MapName } from "../schema/maps.ts";
import { terminalFacts } from "../terminals.ts";
import { straightLineNote } from "./geography.ts";

/** The company's terminal in Baguio, away from Governor Pack Road. Accurate to some 200 m. */
export const victoryLinerTerminal: MapName = {
  id: "victory-liner",
  name: "Victory Liner",
  location: { lat: 16.4065, lon: 120.602 },
};

export const publicMarket: MapName = {
  id: "public-market",
  name: "Public Market",
  location: { lat: 16.4155, lon: 120.5952 },
};

/** Places on the city's maps and in its day plans that are not destinations. */
// Source: public maps; the night market, by eye along its road.
export const landmarks: readonly MapName[] = [
  publicMarket,
  { id: "night-market", name: "Night Market", location: { lat: 16.4122, lon: 120.5963 } },
  { id: "bus-terminals", name: "Bus terminals", location: terminalFacts.baguio.location },
  victoryLinerTerminal,
  { id: "good-shepherd", name: "Good Shepherd", location: { lat: 16.4224, lon: 120.6262 } },
  { id: "wright-park", name: "Wright Park", location: { lat: 16.4144, lon: 120.6196 } },
];

/** Roads and rings of walks, each named where its map is empty. */
// Source: by eye; the rings, the walks of this guide.
export const cityLines: readonly MapName[] = [
  { id: "marcos-highway", name: "Marcos Highway", location: { lat: 16.3859, lon: 120.5859 } },
  { id: "kennon-road", name: "Kennon Road", location: { lat: 16.3847, lon: 120.6126 } },
  { id: "ring-10", name: "10 min", location: { lat: 16.4132, lon: 120.59288 } },
  { id: "ring-20", name: "20 min", location: { lat: 16.41935, lon: 120.6028 } },
  { id: "ring-60", name: "60 min", location: { lat: 16.43675, lon: 120.60646 } },
];

export const arrivalLines: readonly MapName[] = [
  { id: sessionRoad.id, name: sessionRoad.name, location: { lat: 16.41018, lon: 120.60181 } },
  { id: "governor-pack-road", name: "Governor Pack Road", location: { lat: 16.40763, lon: 120.59808 } },
  { id: "ring-5", name: "5 min", location: { lat: 16.40643, lon: 120.59808 } },
  { id: "ring-10", name: "10 min", location: { lat: 16.41153, lon: 120.60066 } },
];

// Source: the walks of this guide; as true as the points.
export const arrivalMapCaption =
  "Dotted rings: 5 and 10 minutes on foot from Governor Pack Road, give or take 200 m.";

/** The headings of the two lists beside a map: places within a walk, and places beyond. */
export const wayHeadings = {
  walk: `On foot from ${sessionRoad.name}`,
  ride: "By jeepney or taxi",
};

export const areaMapCaption =
  "Letters mark the approximate middle of each area. Far places are drawn closer.";

export const cityMapCaption = `Directions are right; far places are drawn closer. Roads are drawn by eye. Rings: 10, 20 and 60 minutes on foot. ${straightLineNote}`;

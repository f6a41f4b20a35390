import { arrivalPlaces, cityCenter, placeById, sights } from "../../content/derived/places.ts";
import { letteredAreas } from "../../content/derived/stays.ts";
import { metroTerminals, terminalById } from "../../content/derived/terminals.ts";
import {
  areaMapCaption,
  arrivalLines,
  arrivalMapCaption,
  cityLines,
  cityMapCaption,
  manilaMapCaption,
  manilaRoads,
  mapTowns,
  routeMapAlt,
  routeMapCaption,
} from "../../content/maps.ts";
import type { GuideMap, MapPlace, NamePlacement } from "./PlaceMap.tsx";

const left: NamePlacement = { anchor: "end", dx: -0.75, dy: 0.35 };
const right: NamePlacement = { anchor: "start", dx: 0.75, dy: 0.35 };
const leftInTwoLines: NamePlacement = { anchor: "end", dx: -1.15, dy: -0.2, isInTwoLines: true };
const rightInTwoLines: NamePlacement = { anchor: "start", dx: 1.15, dy: -0.2, isInTwoLines: true };
const aboveInTwoLines: NamePlacement = { dy: -2.25 };
const belowPicture: NamePlacement = { dy: 1.1, away: 42 };

const nameOnly = (name: Pick<MapPlace, "id" | "name" | "location">) => ({ ...name, kind: "name" }) as const;

export const cityLandmarks = ["public-market", "night-market", "bus-terminals"].map(placeById);

/** All of Baguio and the valley north of it. */
export const cityMap: GuideMap = {
  drawing: "city",
  caption: cityMapCaption,
  width: 400,
  height: 500,
  origin: cityCenter.location,
  x: 174,
  y: 300,
  power: 0.5,
  unit: 3.4,
  places: [
    ...cityLines.map(nameOnly),
    ...cityLandmarks,
    ...sights.map(({ id, name, shortName = name, location, number }) => ({
      id,
      name: shortName,
      location,
      marker: String(number),
    })),
  ],
  names: {
    "burnham-park": belowPicture,
    "session-road": { dy: -1.4, away: -46 },
    "mines-view-park": { anchor: "end", dx: 0.85, dy: -1.4, away: -52 },
    "the-mansion": { anchor: "end", dx: 0.85, dy: 1.1, away: 42 },
    "camp-john-hay": leftInTwoLines,
    "botanical-garden": leftInTwoLines,
    "tam-awan-village": { anchor: "start", dx: -0.85, dy: 1.95 },
    "strawberry-farm": rightInTwoLines,
    "public-market": leftInTwoLines,
    "night-market": left,
    "bus-terminals": belowPicture,
  },
};

/** The height of the part of the city map that lies north of every area to stay in. */
const northOfAreas = 200;

export const areaMap: GuideMap = {
  ...cityMap,
  drawing: "areas",
  caption: areaMapCaption,
  height: cityMap.height - northOfAreas,
  y: cityMap.y - northOfAreas,
  places: letteredAreas.map(({ id, shortName, location, letter }) => ({
    id,
    name: shortName,
    location,
    marker: letter,
  })),
  names: {
    "session-road": rightInTwoLines,
    "burnham-park": leftInTwoLines,
    "mines-view": aboveInTwoLines,
    "marcos-highway": aboveInTwoLines,
  },
};

/** The town center, to scale, around the terminals on Governor Pack Road. */
export const arrivalMap: GuideMap = {
  drawing: "arrival",
  caption: arrivalMapCaption,
  width: 400,
  height: 438,
  origin: terminalById.baguio.location,
  x: 168,
  y: 302,
  power: 1,
  unit: 0.32,
  places: [
    ...arrivalLines.map(nameOnly),
    ...arrivalPlaces
      .filter(({ id }) => id !== cityCenter.id)
      .map((place) => ({ ...place, kind: place.id === "bus-terminals" ? "hub" : "place" }) as const),
  ],
  names: {
    "public-market": leftInTwoLines,
    "baguio-cathedral": right,
    "burnham-park": { dy: -1.15 },
    "bus-terminals": right,
    "governor-pack-road": right,
  },
};

/** To scale, with Pasay near the bottom. */
export const manilaMap: GuideMap = {
  drawing: "manila",
  caption: manilaMapCaption,
  width: 400,
  height: 500,
  origin: terminalById.pasay.location,
  x: 168,
  y: 384,
  power: 1,
  unit: 0.0247,
  places: [
    ...manilaRoads.map(nameOnly),
    ...metroTerminals.map(({ id, shortName, location }) => ({
      id,
      name: shortName,
      location,
      kind: "hub" as const,
    })),
  ],
  names: {
    nlex: right,
    edsa: right,
    "mrt-3": left,
    "lrt-1": right,
    bay: right,
    cubao: left,
    pasay: left,
    pitx: left,
    manila: left,
  },
};

/** The part of Luzon that buses cross, to scale. The drawing has a pin at Baguio. */
export const routeMap: GuideMap = {
  drawing: "luzon",
  caption: routeMapCaption,
  alt: routeMapAlt,
  width: 400,
  height: 560,
  origin: { lat: 15.8, lon: 120.7 },
  x: 200,
  y: 280,
  power: 1,
  unit: 0.0016255,
  places: mapTowns.map((town) => ({ ...town, kind: town.id === "baguio" ? "city" : "place" }) as const),
  names: {
    sagada: left,
    banaue: right,
    baguio: { anchor: "end", dx: -1.07, dy: -0.35 },
    dagupan: { anchor: "end", dx: -0.75, dy: 1.3 },
    tarlac: left,
    cubao: { anchor: "start", dx: 0.75, dy: -0.2 },
    pasay: right,
    pitx: left,
  },
};

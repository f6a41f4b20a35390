import { arrivalPlaces, placeById, sights } from "../../content/derived/places.ts";
import { letteredAreas } from "../../content/derived/stays.ts";
import { metroTerminals, terminalById } from "../../content/derived/terminals.ts";
import { cityCenter } from "../../content/destinations.ts";
import { arrivalLines, cityLines, manilaRoads, mapTexts, mapTowns } from "../../content/maps.ts";
import type { MapName } from "../../content/schema/maps.ts";
import type { GuideMap, NamePlacement } from "./PlaceMap.tsx";

const left: NamePlacement = { textAnchor: "end", dx: "-0.75em", dy: "0.35em" };
const right: NamePlacement = { textAnchor: "start", dx: "0.75em", dy: "0.35em" };
const leftInTwoLines: NamePlacement = { textAnchor: "end", dx: "-1.15em", dy: "-0.2em", isInTwoLines: true };
const rightInTwoLines: NamePlacement = {
  textAnchor: "start",
  dx: "1.15em",
  dy: "-0.2em",
  isInTwoLines: true,
};
const aboveInTwoLines: NamePlacement = { dy: "-2.25em" };
const belowPicture: NamePlacement = { dy: "1.1em", away: 42 };

const nameOnly = (name: MapName) => ({ ...name, kind: "name" }) as const;

export const cityLandmarks = ["public-market", "night-market", "bus-terminals"].map(placeById);

/** All of Baguio and the valley north of it. */
export const cityMap: GuideMap = {
  drawing: "city",
  caption: mapTexts.city,
  width: 400,
  height: 500,
  origin: cityCenter.location,
  x: 174,
  y: 300,
  // Square roots enlarge the town center.
  lengthOf: (meters) => 3.4 * Math.sqrt(meters),
  places: [
    ...cityLines.map(nameOnly),
    ...cityLandmarks,
    ...sights.map(({ name, shortName = name, number, ...sight }) => ({
      ...sight,
      name: shortName,
      marker: String(number),
    })),
  ],
  names: {
    "burnham-park": belowPicture,
    "session-road": { dy: "-1.4em", away: -46 },
    "mines-view-park": { textAnchor: "end", dx: "0.85em", dy: "-1.4em", away: -52 },
    "the-mansion": { textAnchor: "end", dx: "0.85em", dy: "1.1em", away: 42 },
    "camp-john-hay": leftInTwoLines,
    "botanical-garden": leftInTwoLines,
    "tam-awan-village": { textAnchor: "start", dx: "-0.85em", dy: "1.95em" },
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
  caption: mapTexts.areas,
  height: cityMap.height - northOfAreas,
  y: cityMap.y - northOfAreas,
  places: letteredAreas.map((area) => ({ ...area, name: area.shortName, marker: area.letter })),
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
  caption: mapTexts.arrival,
  width: 400,
  height: 438,
  origin: terminalById.baguio.location,
  x: 168,
  y: 302,
  lengthOf: (meters) => 0.32 * meters,
  places: [
    ...arrivalLines.map(nameOnly),
    ...arrivalPlaces
      .filter(({ id }) => id !== cityCenter.id)
      .map((place) => ({ ...place, kind: place.id === "bus-terminals" ? "hub" : "place" }) as const),
  ],
  names: {
    "public-market": leftInTwoLines,
    "baguio-cathedral": right,
    "burnham-park": { dy: "-1.15em" },
    "bus-terminals": right,
    "governor-pack-road": right,
  },
};

/** To scale, with Pasay near the bottom. */
export const manilaMap: GuideMap = {
  drawing: "manila",
  caption: mapTexts.manila,
  width: 400,
  height: 500,
  origin: terminalById.pasay.location,
  x: 168,
  y: 384,
  lengthOf: (meters) => 0.0247 * meters,
  places: [
    ...manilaRoads.map(nameOnly),
    ...metroTerminals.map((terminal) => ({ ...terminal, name: terminal.shortName, kind: "hub" }) as const),
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
  caption: mapTexts.route,
  alt: mapTexts.routeAlt,
  width: 400,
  height: 560,
  origin: { lat: 15.8, lon: 120.7 },
  x: 200,
  y: 280,
  lengthOf: (meters) => 0.0016255 * meters,
  places: mapTowns.map((town) => ({ ...town, kind: town.id === "baguio" ? "city" : "place" }) as const),
  names: {
    sagada: left,
    banaue: right,
    baguio: { textAnchor: "end", dx: "-1.07em", dy: "-0.35em" },
    dagupan: { textAnchor: "end", dx: "-0.75em", dy: "1.3em" },
    tarlac: left,
    cubao: { textAnchor: "start", dx: "0.75em", dy: "-0.2em" },
    pasay: right,
    pitx: left,
  },
};

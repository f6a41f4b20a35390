import { straightMeters } from "../values/distances.ts";
import { joinWords, unitText } from "../values/format.ts";
import { cityCenter } from "./destinations.ts";
import {
  elevationMeters,
  elevationText,
  flatKm,
  flatKmText,
  halsemaMeters,
  manilaKm,
  tarlacKm,
} from "./figures.ts";
import type { MapName, RoadHeight } from "./schema/maps.ts";
import { terminalFacts } from "./terminals.ts";

// Source: general knowledge; the point, OpenStreetMap.
export const city = {
  name: "Baguio City",
  country: "Philippines",
  location: { lat: 16.4119, lon: 120.5966 },
} as const;

const { cubao, pasay, pitx } = terminalFacts;

/** The ends of the bus routes, and PITX. Approximate: within 2 km. */
// Source: Tarlac and Baguio, OpenStreetMap; all others general knowledge.
export const mapTowns: readonly MapName[] = [
  { id: "sagada", name: "Sagada", location: { lat: 17.084, lon: 120.901 } },
  { id: "banaue", name: "Banaue", location: { lat: 16.9107, lon: 121.0594 } },
  { id: "baguio", name: "Baguio", location: city.location },
  { id: "dagupan", name: "Dagupan", location: { lat: 16.0433, lon: 120.3333 } },
  { id: "tarlac", name: "Tarlac", location: { lat: 15.4755, lon: 120.5963 } },
  { id: "cubao", name: cubao.shortName, location: cubao.location },
  { id: "pasay", name: pasay.shortName, location: pasay.location },
  { id: "pitx", name: pitx.shortName, location: pitx.location },
];

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
  { id: cityCenter.id, name: cityCenter.name, location: { lat: 16.41018, lon: 120.60181 } },
  { id: "governor-pack-road", name: "Governor Pack Road", location: { lat: 16.40763, lon: 120.59808 } },
  { id: "ring-5", name: "5 min", location: { lat: 16.40643, lon: 120.59808 } },
  { id: "ring-10", name: "10 min", location: { lat: 16.41153, lon: 120.60066 } },
];

/** The middle of the runways, approximate. */
export const manilaAirport: MapName = { id: "naia", name: "NAIA", location: { lat: 14.5115, lon: 121.0165 } };

/** Roads and railways, named beside their lines. */
export const manilaRoads: readonly MapName[] = [
  { id: "nlex", name: "NLEX to Baguio", location: { lat: 14.672, lon: 120.997 } },
  { id: "edsa", name: "EDSA", location: { lat: 14.61, lon: 121.0548 } },
  { id: "mrt-3", name: "MRT-3", location: { lat: 14.594, lon: 121.056 } },
  { id: "lrt-1", name: "LRT-1", location: { lat: 14.637, lon: 120.983 } },
  { id: "lrt-2", name: "LRT-2", location: { lat: 14.609, lon: 121.006 } },
  { id: "naia", name: manilaAirport.name, location: { lat: 14.5, lon: 121.03 } },
  { id: "bay", name: "Manila Bay", location: { lat: 14.557, lon: 120.9465 } },
];

const { baguio, ...metroTerminals } = terminalFacts;
const airportDistances = Object.values(metroTerminals).map(
  ({ shortName, location }) =>
    `${shortName} ${unitText(Math.round(straightMeters(manilaAirport.location, location) / 1000), "km")}`,
);

/**
 * The height of the road from Metro Manila to Baguio by NLEX, SCTEX, TPLEX and Marcos Highway: at Cubao,
 * Bocaue, San Fernando, Santa Ines, Concepcion, Tarlac, Rosales, Urdaneta, Sison, Rosario, Pugo, Tuba,
 * Poyopoy, Badiwan, Baguio General Hospital and the end. Accurate to some 20 m on the plain and 100 m on the
 * climb: enough for a drawing, not for a figure in the text.
 */
// Source: the end, specification; all others general knowledge.
export const roadPoints: readonly RoadHeight[] = [
  { km: 0, meters: 20 },
  { km: 20, meters: 10 },
  { km: 60, meters: 15 },
  { km: 82, meters: 120 },
  { km: 100, meters: 60 },
  { km: manilaKm - tarlacKm, meters: 35 },
  { km: 165, meters: 30 },
  { km: 185, meters: 30 },
  { km: 205, meters: 60 },
  { km: 217, meters: 70 },
  { km: 224, meters: 100 },
  { km: 231, meters: 320 },
  { km: 237, meters: 700 },
  { km: 242, meters: 1050 },
  { km: 247, meters: 1350 },
  { km: manilaKm, meters: elevationMeters },
];

/** The places named beside the climb. */
// Source: that of `roadPoints`; the middle, by road distance.
export const climbPlaces = [
  { km: 0, name: "Manila", note: "sea level" },
  { km: manilaKm - tarlacKm, name: "Tarlac", note: "halfway" },
  { km: manilaKm, name: "Baguio", note: elevationText },
];

/** Beyond Baguio, only the start and the highest point are known; the rest is drawn by eye. */
// Source: both as in figures.ts.
export const onwardPoints: readonly RoadHeight[] = [
  { km: 0, meters: elevationMeters },
  { km: 16, meters: 1750 },
  { km: 30, meters: 1950 },
  { km: 53, meters: halsemaMeters },
  { km: 80, meters: 1800 },
  { km: 110, meters: 1250 },
  { km: 150, meters: 1450 },
  { km: 170, meters: 1150 },
];

export const mapTexts = {
  city: "Directions are right; far places are drawn closer. Roads are drawn by eye. Rings: 10, 20 and 60 minutes on foot. Kilometers are in a straight line; the road is longer.",
  areas: "Letters mark the approximate middle of each area. Far places are drawn closer.",
  // Source: the walks of this guide; as true as the points.
  arrival: "Dotted rings: 5 and 10 minutes on foot from Governor Pack Road, give or take 200 m.",
  manila: `From NAIA in a straight line: ${joinWords(airportDistances)}. Trains, roads and the shore are approximate.`,
  // Source: the way round to Banaue, 12Go.
  route:
    "Red roads lead up to Baguio, dotted ones on into the mountains, drawn by eye. Made with Natural Earth.",
  routeAlt:
    "Map of Luzon: from PITX, Pasay and Cubao the road runs north past Tarlac and meets the one from Dagupan, on the coast, before it climbs to Baguio. Beyond, northeast, are Sagada and Banaue.",
  // Source: that of `roadPoints`.
  road: `Height of the road, approximate: flat for ${flatKmText}, then up to ${elevationText} in the last ${unitText(manilaKm - flatKm, "km")}.`,
  /** The headings of the two lists beside a map: places within a walk, and places beyond. */
  walks: `On foot from ${cityCenter.name}`,
  rides: "By jeepney or taxi",
} as const;

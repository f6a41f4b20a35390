import { elevation } from "./figures.ts";
import type { MapRoad, MapTown, MapWindow, PointName } from "./schema/geography.ts";
import type { GeoPoint } from "./schema/texts.ts";
import { terminalById } from "./terminals.ts";

/** The city of the guide. */
// Source: general knowledge.
export const city = { name: "Baguio City", country: "Philippines" } as const;

/** What the kilometers within a city are. Stands once on each page that prints them. */
// Source: how they are computed.
export const straightLineNote = "Kilometers are in a straight line; the road is longer.";

/** The part of Luzon on the map of routes. The coast in components/maps/luzon-land.ts is drawn for it. */
// Source: our choice.
export const mapWindow = {
  west: 119.55,
  east: 121.85,
  south: 14.25,
  north: 17.35,
} as const satisfies MapWindow;

/**
 * Towns, and the turns of the roads between them.
 * Approximate: towns within 2 km, turns within 4 km. Good for a drawing, not for finding the way.
 */
// Source: PITX, Tarlac, Urdaneta and Baguio, OpenStreetMap; all others general knowledge.
export const points = {
  pitx: terminalById.pitx.location,
  pasay: terminalById.pasay.location,
  cubao: terminalById.cubao.location,
  balintawak: { lat: 14.657, lon: 121.004 },
  bocaue: { lat: 14.8, lon: 120.93 },
  sanFernando: { lat: 15.05, lon: 120.69 },
  mabalacat: { lat: 15.172, lon: 120.577 },
  santaInes: { lat: 15.22, lon: 120.575 },
  concepcion: { lat: 15.32, lon: 120.64 },
  laPaz: { lat: 15.455, lon: 120.67 },
  tarlac: { lat: 15.4755, lon: 120.5963 },
  victoria: { lat: 15.575, lon: 120.675 },
  paniqui: { lat: 15.72, lon: 120.64 },
  rosales: { lat: 15.895, lon: 120.6 },
  urdaneta: { lat: 15.9761, lon: 120.5711 },
  dagupan: { lat: 16.0433, lon: 120.3333 },
  binalonan: { lat: 16.05, lon: 120.595 },
  pozorrubio: { lat: 16.115, lon: 120.55 },
  sison: { lat: 16.175, lon: 120.515 },
  rosario: { lat: 16.235, lon: 120.485 },
  pugo: { lat: 16.305, lon: 120.475 },
  tuba: { lat: 16.35, lon: 120.535 },
  badiwan: { lat: 16.385, lon: 120.575 },
  baguio: { lat: 16.4119, lon: 120.5966 },
  laTrinidad: { lat: 16.462, lon: 120.588 },
  acop: { lat: 16.5, lon: 120.62 },
  atok: { lat: 16.58, lon: 120.69 },
  abatan: { lat: 16.755, lon: 120.82 },
  mountData: { lat: 16.86, lon: 120.86 },
  dantay: { lat: 17.06, lon: 120.93 },
  sagada: { lat: 17.084, lon: 120.901 },
  bontoc: { lat: 17.0917, lon: 120.9777 },
  banaue: { lat: 16.9107, lon: 121.0594 },
} as const satisfies Record<PointName, GeoPoint>;

/** The roads up to Baguio: the expressways with Marcos Highway, and the roads from Tarlac and Dagupan. */
export const roadsToBaguio: readonly MapRoad[] = [
  {
    through: [
      "pitx",
      "pasay",
      "cubao",
      "balintawak",
      "bocaue",
      "sanFernando",
      "mabalacat",
      "santaInes",
      "concepcion",
      "laPaz",
      "victoria",
      "paniqui",
      "rosales",
      "urdaneta",
      "binalonan",
      "pozorrubio",
      "sison",
      "rosario",
      "pugo",
      "tuba",
      "badiwan",
      "baguio",
    ],
  },
  { through: ["tarlac", "victoria"] },
  { through: ["dagupan", "sison"] },
];

/** The roads on from Baguio: Halsema Highway with its turn to Sagada, and from there by Bontoc to Banaue. */
export const roadsOnward: readonly MapRoad[] = [
  { through: ["baguio", "laTrinidad", "acop", "atok", "abatan", "mountData", "dantay", "sagada"] },
  { through: ["dantay", "bontoc", "banaue"] },
];

/** The ends of the bus routes, and PITX. */
export const mapTowns: readonly MapTown[] = [
  { id: "sagada", name: "Sagada" },
  { id: "banaue", name: "Banaue" },
  { id: "baguio", name: "Baguio", note: elevation },
  { id: "dagupan", name: "Dagupan" },
  { id: "tarlac", name: "Tarlac" },
  { id: "cubao", name: terminalById.cubao.shortName },
  { id: "pasay", name: terminalById.pasay.shortName },
  { id: "pitx", name: terminalById.pitx.shortName },
];

/** Describes the map for readers who do not see it. */
// Source: the map.
export const mapLabel =
  "Map of Luzon: from Pasay and Cubao a road runs north across the lowlands, past Tarlac and Dagupan, and up to Baguio. Roads lead on north to Sagada and Banaue.";

/** The caption of the map. */
// Source: as above; the way round to Banaue, 12Go.
export const mapCaption =
  "Red roads lead up to Baguio, dotted ones on into the mountains. All are approximate. Made with Natural Earth.";

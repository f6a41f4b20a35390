import type { MapName } from "../schema/maps.ts";
import { terminalFacts } from "../terminals.ts";

// Source: general knowledge; the point, OpenStreetMap.
export const city = {
  name: "Baguio City",
  country: "Philippines",
  location: { lat: 16.4119, lon: 120.5966 },
} as const;

/** Explains the kilometers within a city. Appears once on each page that prints them. */
export const straightLineNote = "Kilometers are in a straight line; the road is longer.";

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

export const mapAlt =
  "Map of Luzon: from PITX, Pasay and Cubao the road runs north past Tarlac and meets the one from Dagupan, on the coast, before it climbs to Baguio. Beyond, northeast, are Sagada and Banaue.";

// Source: the way round to Banaue, 12Go.
export const mapCaption =
  "Red roads lead up to Baguio, dotted ones on into the mountains, drawn by eye. Made with Natural Earth.";

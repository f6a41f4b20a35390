import { straightMeters } from "../../distances.ts";
import { joinWords, kilometersText } from "../../format.ts";
import type { MapName } from "../schema/maps.ts";
import { terminalFacts } from "../terminals.ts";

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
    `${shortName} ${kilometersText(Math.round(straightMeters(manilaAirport.location, location) / 1000))}`,
);

export const manilaMapCaption = `From NAIA in a straight line: ${joinWords(airportDistances)}. Trains, roads and the shore are approximate.`;

import { straightMeters } from "./formulas/walking.ts";
import { points } from "./geography.ts";
import type { ManilaLine } from "./schema/manila-map.ts";
import type { Landmark, MapName, MapPlacement } from "./schema/maps.ts";
import type { TerminalId } from "./schema/terminals.ts";
import type { GeoPoint } from "./schema/texts.ts";
import { terminalById, terminals } from "./terminals.ts";

// Stations at terminals have their points.
// Source: all others approximate, from general knowledge.
const taft = terminalById.pasay.location;
const cubao = terminalById.cubao.location;
const pitx = terminalById.pitx.location;
const { balintawak } = points;
const kamuning: GeoPoint = { lat: 14.638, lon: 121.0405 };
const ortigas: GeoPoint = { lat: 14.588, lon: 121.0567 };
const guadalupe: GeoPoint = { lat: 14.567, lon: 121.0455 };
const ayala: GeoPoint = { lat: 14.5485, lon: 121.0265 };
const monumento: GeoPoint = { lat: 14.654, lon: 120.9838 };
const northAvenue: GeoPoint = { lat: 14.6535, lon: 121.0315 };

/** EDSA, the way north, and the three railways, each drawn over those before it: two run along EDSA. */
// Source: as above.
export const manilaLines: readonly ManilaLine[] = [
  {
    name: "EDSA",
    kind: "highway",
    note: "No train: the road by the terminals of Cubao and Pasay",
    // Twice, for a corner: the railways that end there then run on the road, not beside it.
    through: [
      monumento,
      balintawak,
      northAvenue,
      northAvenue,
      kamuning,
      cubao,
      ortigas,
      guadalupe,
      ayala,
      taft,
    ],
  },
  {
    name: "NLEX",
    kind: "expressway",
    through: [balintawak, { lat: 14.67, lon: 120.998 }, { lat: 14.7, lon: 120.984 }],
  },
  {
    name: "LRT-2",
    kind: "lrt-2",
    note: "To Cubao",
    through: [
      { lat: 14.6035, lon: 120.9834 },
      { lat: 14.6009, lon: 120.9925 },
      { lat: 14.6036, lon: 121.009 },
      { lat: 14.6105, lon: 121.026 },
      { lat: 14.614, lon: 121.039 },
      cubao,
      { lat: 14.631, lon: 121.073 },
      { lat: 14.625, lon: 121.1 },
    ],
  },
  {
    name: "LRT-1",
    kind: "lrt-1",
    note: "To PITX, Pasay (EDSA) and Manila (usually Doroteo Jose)",
    through: [
      northAvenue,
      balintawak,
      // Twice, for a corner, as EDSA ends there.
      monumento,
      monumento,
      { lat: 14.63, lon: 120.9824 },
      { lat: 14.6054, lon: 120.982 },
      { lat: 14.5928, lon: 120.9816 },
      { lat: 14.576, lon: 120.988 },
      { lat: 14.5634, lon: 120.9948 },
      taft,
      { lat: 14.529, lon: 120.9935 },
      pitx,
    ],
  },
  {
    name: "MRT-3",
    kind: "mrt-3",
    note: "To Cubao and Pasay (Taft Avenue)",
    through: [northAvenue, kamuning, cubao, ortigas, guadalupe, ayala, taft],
  },
];

/** The shore of Manila Bay from north to south. */
// Source: by eye.
export const manilaShore: readonly GeoPoint[] = [
  { lat: 14.72, lon: 120.935 },
  { lat: 14.662, lon: 120.945 },
  { lat: 14.64, lon: 120.952 },
  { lat: 14.618, lon: 120.957 },
  { lat: 14.604, lon: 120.955 },
  { lat: 14.596, lon: 120.962 },
  { lat: 14.586, lon: 120.964 },
  { lat: 14.582, lon: 120.974 },
  { lat: 14.566, lon: 120.983 },
  { lat: 14.548, lon: 120.976 },
  { lat: 14.534, lon: 120.975 },
  { lat: 14.524, lon: 120.981 },
  { lat: 14.506, lon: 120.982 },
  { lat: 14.49, lon: 120.975 },
  { lat: 14.44, lon: 120.962 },
];

/** The river Pasig from the bay to the lake. */
// Source: by eye.
export const pasigRiver: readonly GeoPoint[] = [
  { lat: 14.5955, lon: 120.955 },
  { lat: 14.5955, lon: 120.978 },
  { lat: 14.592, lon: 120.992 },
  { lat: 14.583, lon: 121.006 },
  { lat: 14.572, lon: 121.018 },
  { lat: 14.567, lon: 121.04 },
  { lat: 14.56, lon: 121.058 },
  { lat: 14.548, lon: 121.074 },
  { lat: 14.52, lon: 121.11 },
];

/** The airport: the middle of its runways. */
export const manilaAirport: Landmark = {
  id: "naia",
  name: "NAIA",
  location: { lat: 14.5115, lon: 121.0165 },
  source: "approximate",
};

/** What the map names besides the terminals: roads and railways beside their lines. */
// Source: where the map has room.
export const manilaNames: readonly MapName[] = [
  { id: "nlex", name: "NLEX to Baguio", location: { lat: 14.672, lon: 120.997 }, onMap: { name: "right" } },
  { id: "edsa", name: "EDSA", location: { lat: 14.61, lon: 121.0548 }, onMap: { name: "right" } },
  { id: "mrt-3", name: "MRT-3", location: { lat: 14.594, lon: 121.056 }, onMap: { name: "left" } },
  { id: "lrt-1", name: "LRT-1", location: { lat: 14.637, lon: 120.983 }, onMap: { name: "right" } },
  { id: "lrt-2", name: "LRT-2", location: { lat: 14.609, lon: 121.006 } },
  { id: "naia", name: manilaAirport.name, location: { lat: 14.5, lon: 121.03 } },
  { id: "bay", name: "Manila Bay", location: { lat: 14.557, lon: 120.954 } },
];

/** Keeps names clear of the lines. */
const placements: Readonly<Partial<Record<TerminalId, MapPlacement>>> = {
  cubao: { name: "left" },
  pasay: { name: "left" },
  pitx: { name: "left" },
  manila: { name: "left" },
};

/** The terminals of Metro Manila, with the distance of the airport. */
// Source: the points above.
export const manilaTerminals = terminals
  .filter(({ region }) => region === "Metro Manila")
  .map(({ id, shortName, location }) => ({
    id,
    name: shortName,
    location,
    onMap: placements[id] ?? {},
    fromAirport: `${Math.round(straightMeters(manilaAirport.location, location) / 1000)} km from NAIA`,
  }));

/** Head the two lists beside the map: distances of the terminals from the airport, and trains to them. */
export const manilaListHeadings = { distances: "From the airport", trains: "Which train" };

/** The caption of the map of Metro Manila. */
// Source: how the map is drawn.
export const manilaMapCaption = "Trains, roads and the shore are approximate.";

import type { OperatorSlug } from "./operator-slugs.ts";

/** Metro Manila terminals by id, and Baguio's. The id is also the anchor on the terminals page. */
export const terminalIds = ["cubao", "pasay", "pitx", "manila", "baguio"] as const;
export type TerminalId = (typeof terminalIds)[number];

/** A place where buses to or from Baguio load. */
export interface Terminal {
  id: TerminalId;
  /** "Cubao Terminal Area". */
  name: string;
  /** The name in the timetable and on chips: "Cubao". */
  shortName: string;
  region: "Metro Manila" | "Baguio City";
  isMain: boolean;
  address: string;
  description: string;
  /** Places that buses go to from here. */
  destinations: readonly string[];
  /** Operators with Baguio buses here, in the order of the directory. */
  operators: readonly OperatorSlug[];
  /** One sentence about the operators here. */
  operatorsDescription: string;
  facilities: readonly string[];
  /** Short labels: "Near MRT-3". */
  features: readonly string[];
  /** Latitude and longitude, WGS84; approximate. */
  location: { lat: number; lon: number };
}

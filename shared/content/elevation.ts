import { elevation, elevationMeters } from "./figures.ts";

/** A point on the road from Metro Manila to Baguio. */
export interface RoadPoint {
  /** Kilometers from Cubao. */
  readonly km: number;
  /** Meters above sea level. */
  readonly meters: number;
  readonly place: string;
}

/**
 * The height of the road by NLEX, SCTEX, TPLEX and Marcos Highway.
 * Approximate: within some 20 m on the plain and 100 m on the climb. Good for a drawing, not for a figure in the text.
 * Source: the end, specification; all others general knowledge.
 */
export const roadPoints: readonly RoadPoint[] = [
  { km: 0, meters: 20, place: "Cubao" },
  { km: 20, meters: 10, place: "Bocaue" },
  { km: 60, meters: 15, place: "San Fernando" },
  { km: 82, meters: 120, place: "Santa Ines" },
  { km: 100, meters: 60, place: "Concepcion" },
  { km: 125, meters: 35, place: "Tarlac" },
  { km: 165, meters: 30, place: "Rosales" },
  { km: 185, meters: 30, place: "Urdaneta" },
  { km: 205, meters: 60, place: "Sison" },
  { km: 217, meters: 70, place: "Rosario" },
  { km: 224, meters: 100, place: "Pugo" },
  { km: 231, meters: 320, place: "Tuba" },
  { km: 237, meters: 700, place: "Poyopoy" },
  { km: 242, meters: 1050, place: "Badiwan" },
  { km: 247, meters: 1350, place: "Baguio General Hospital" },
  { km: 250, meters: elevationMeters, place: "Baguio" },
];

/** Stands under the profile. Source: as above. */
export const roadCaption = `Height of the road, approximate: nearly flat for about 220 km, then up to ${elevation} in the last 30.`;

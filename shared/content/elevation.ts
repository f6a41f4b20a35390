import { elevation, elevationMetres } from "./figures.ts";

/** A point on the road from Metro Manila to Baguio. */
export interface RoadPoint {
  /** Kilometres from Cubao. */
  km: number;
  /** Metres above sea level. */
  metres: number;
  place: string;
}

/**
 * The height of the road by NLEX, SCTEX, TPLEX and Marcos Highway.
 * Approximate: within some 20 m on the plain and 100 m on the climb. Good for a drawing, not for a figure in the text.
 */
export const roadPoints: readonly RoadPoint[] = [
  { km: 0, metres: 20, place: "Cubao" },
  { km: 20, metres: 10, place: "Bocaue" },
  { km: 60, metres: 15, place: "San Fernando" },
  { km: 82, metres: 120, place: "Santa Ines" },
  { km: 100, metres: 60, place: "Concepcion" },
  { km: 125, metres: 35, place: "Tarlac" },
  { km: 165, metres: 30, place: "Rosales" },
  { km: 185, metres: 30, place: "Urdaneta" },
  { km: 205, metres: 60, place: "Sison" },
  { km: 217, metres: 70, place: "Rosario" },
  { km: 224, metres: 100, place: "Pugo" },
  { km: 231, metres: 320, place: "Tuba" },
  { km: 237, metres: 700, place: "Poyopoy" },
  { km: 242, metres: 1050, place: "Badiwan" },
  { km: 247, metres: 1350, place: "Baguio General Hospital" },
  { km: 250, metres: elevationMetres, place: "Baguio" },
];

export const roadCaption = `Height of the road, approximate: nearly flat for about 220 km, then up to ${elevation} in the last 30.`;

import { kilometersText } from "../../format.ts";
import {
  elevationMeters,
  elevationText,
  flatKm,
  flatKmText,
  halsemaMeters,
  manilaKm,
  tarlacKm,
} from "../figures.ts";
import type { RoadHeight } from "../schema/maps.ts";

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

// Source: that of `roadPoints`.
export const roadCaption = `Height of the road, approximate: flat for ${flatKmText}, then up to ${elevationText} in the last ${kilometersText(manilaKm - flatKm)}.`;

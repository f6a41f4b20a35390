import { peakSeason, rainySeason } from "./figures.ts";
import type { MonthClimate } from "./schema/climate.ts";

export const climateNote = "Approximate averages, after PAGASA, Baguio station.";

/** Stands under the strip of the year. */
export const yearCaption = `Rain falls in ${rainySeason}; ${peakSeason} is cold and busy. A flower stands in each month with a festival and leads to it.`;

/** January to December. */
export const climate: readonly MonthClimate[] = [
  { max: 23, min: 13, rain: 15 },
  { max: 24, min: 13, rain: 25 },
  { max: 25, min: 15, rain: 45 },
  { max: 26, min: 16, rain: 100 },
  { max: 25, min: 17, rain: 340 },
  { max: 24, min: 16, rain: 480 },
  { max: 23, min: 16, rain: 780 },
  { max: 22, min: 16, rain: 910 },
  { max: 23, min: 16, rain: 570 },
  { max: 24, min: 16, rain: 460 },
  { max: 24, min: 15, rain: 130 },
  { max: 23, min: 14, rain: 30 },
];

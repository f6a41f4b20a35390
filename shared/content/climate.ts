import { peakSeasonText, rainySeasonText } from "./figures.ts";
import type { MonthClimate } from "./schema/climate.ts";

// Source: after PAGASA’s averages of 1981–2010, rounded; the sun is computed for the 15th of the month by the
// formula of NOAA, for a flat horizon, true to two minutes.
export const climate: readonly MonthClimate[] = [
  { max: 23, min: 13, rain: 15, sunrise: "6:29 AM", sunset: "5:45 PM" },
  { max: 24, min: 13, rain: 25, sunrise: "6:23 AM", sunset: "6:00 PM" },
  { max: 25, min: 15, rain: 45, sunrise: "6:06 AM", sunset: "6:08 PM" },
  { max: 26, min: 16, rain: 100, sunrise: "5:43 AM", sunset: "6:13 PM" },
  { max: 25, min: 17, rain: 340, sunrise: "5:27 AM", sunset: "6:21 PM" },
  { max: 24, min: 16, rain: 480, sunrise: "5:25 AM", sunset: "6:31 PM" },
  { max: 23, min: 16, rain: 780, sunrise: "5:33 AM", sunset: "6:34 PM" },
  { max: 22, min: 16, rain: 910, sunrise: "5:42 AM", sunset: "6:22 PM" },
  { max: 23, min: 16, rain: 570, sunrise: "5:46 AM", sunset: "6:00 PM" },
  { max: 24, min: 16, rain: 460, sunrise: "5:50 AM", sunset: "5:37 PM" },
  { max: 24, min: 15, rain: 130, sunrise: "6:01 AM", sunset: "5:23 PM" },
  { max: 23, min: 14, rain: 30, sunrise: "6:18 AM", sunset: "5:27 PM" },
];

export const seasonLabels = { peak: "peak season", rainy: "rainy season" } as const;

/** What the colors mean in the picture of the year. */
export const yearKey = {
  peak: `${peakSeasonText}: cold and busy`,
  rainy: `${rainySeasonText}: most rain`,
} as const;

export const climateTexts = {
  // Source: as for `climate`.
  chart: "Approximate averages, after PAGASA, Baguio station.",
  // Source: as for `climate`; the ridges, local knowledge.
  sun: "Sunrise and sunset on the 15th, over a flat horizon. Ridges hide the first sun.",
} as const;

import { monthsText } from "../../values/format.ts";
import { climate } from "../climate.ts";
import { festivals } from "../festivals.ts";
import { peakMonths, rainyMonths } from "../figures.ts";
import type { MonthClimate } from "../schema/climate.ts";
import type { Festival } from "../schema/festivals.ts";

export const monthsOfYear = yearOf(climate, festivals);

export type YearMonth = (typeof monthsOfYear)[number];

export function yearOf(weather: readonly MonthClimate[], celebrated: readonly Festival[]) {
  return weather.map((ofMonth, index) => {
    const isAmong = (numbers: readonly number[]) => numbers.includes(index + 1);
    return {
      name: monthsText([index + 1]),
      ...ofMonth,
      season: isAmong(peakMonths) ? "peak" : isAmong(rainyMonths) ? "rainy" : "fair",
      festivals: celebrated.filter((festival) => isAmong(festival.months)),
    } as const;
  });
}

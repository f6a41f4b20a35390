import { monthsText } from "../../values/format.ts";
import { climate } from "../climate.ts";
import { festivals } from "../festivals.ts";
import { peakMonths, rainyMonths } from "../figures.ts";
import type { MonthClimate } from "../schema/climate.ts";
import type { Festival } from "../schema/festivals.ts";

export interface YearMonth extends MonthClimate {
  /** "February". */
  readonly name: string;
  /** "fair": neither of the others. */
  readonly season: "peak" | "rainy" | "fair";
  readonly festivals: readonly Festival[];
}

export const monthsOfYear = yearOf(climate, festivals);

export function yearOf(
  weather: readonly MonthClimate[],
  celebrated: readonly Festival[],
): readonly YearMonth[] {
  return weather.map((ofMonth, index) => {
    const isAmong = (numbers: readonly number[]) => numbers.includes(index + 1);
    return {
      name: monthsText([index + 1]),
      ...ofMonth,
      season: isAmong(peakMonths) ? "peak" : isAmong(rainyMonths) ? "rainy" : "fair",
      festivals: celebrated.filter((festival) => isAmong(festival.months)),
    };
  });
}

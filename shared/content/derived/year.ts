import { parse12Hour } from "../../universal/clock.ts";
import { climate } from "../climate.ts";
import { festivals } from "../festivals.ts";
import { peakMonths, rainyMonths } from "../figures.ts";
import { spanOf } from "../formulas/amounts.ts";
import { monthsText } from "../formulas/dates.ts";
import type { Festival, MonthClimate } from "../schema/year.ts";

export interface YearMonth extends MonthClimate {
  /** "February". */
  readonly name: string;
  readonly season: "peak" | "rainy" | "between";
  readonly festivals: readonly Festival[];
}

export const monthsOfYear = yearOf(climate, festivals);

/** The earliest and the latest, in minutes after midnight. */
export const sunrises = spanOf(climate.map(({ sunrise }) => parse12Hour(sunrise)));

export function yearOf(
  weather: readonly MonthClimate[],
  celebrated: readonly Festival[],
): readonly YearMonth[] {
  return weather.map((ofMonth, index) => {
    const isAmong = (numbers: readonly number[]) => numbers.includes(index + 1);
    return {
      name: monthsText([index + 1]),
      ...ofMonth,
      season: isAmong(peakMonths) ? "peak" : isAmong(rainyMonths) ? "rainy" : "between",
      festivals: celebrated.filter((festival) => isAmong(festival.months)),
    };
  });
}

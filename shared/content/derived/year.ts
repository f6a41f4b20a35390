import { monthsText, spanOf } from "../../format.ts";
import { firstOf, lastOf } from "../../lists.ts";
import { format12Hour, parse12Hour } from "../../time/clock.ts";
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

const days = spanOf(monthsOfYear.map(({ max }) => max)).join(" to ");
const nights = spanOf(monthsOfYear.map(({ min }) => min)).join(" to ");
const byRain = monthsOfYear.toSorted((a, b) => a.rain - b.rain);
/** What the chart of the weather shows, for those who do not see it. */
export const climateFinding = `Days reach ${days} °C all year, and nights fall to ${nights} °C. ${firstOf(byRain, "months").name} is the driest month and ${lastOf(byRain, "months").name} the wettest.`;

const sunrises = spanOf(climate.map(({ sunrise }) => parse12Hour(sunrise)));
export const sunriseTip = {
  lead: "Sunrise:",
  text: `by season, between ${sunrises.map(format12Hour).join(" and ")}.`,
};

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

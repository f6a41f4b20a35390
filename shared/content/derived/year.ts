import { format12Hour, parse12Hour } from "../../universal/clock.ts";
import { climate, rainyLabel } from "../climate.ts";
import { festivals } from "../festivals.ts";
import { peakMonths, rainyMonths } from "../figures.ts";
import { spanOf } from "../formulas/amounts.ts";
import { monthsText } from "../formulas/dates.ts";
import { firstOf, lastOf } from "../formulas/lists.ts";
import type { Festival, MonthClimate } from "../schema/year.ts";

export interface YearMonth extends MonthClimate {
  /** "February". */
  readonly name: string;
  readonly season: "peak" | "rainy" | "between";
  readonly festivals: readonly Festival[];
}

export const monthsOfYear = yearOf(climate, festivals);

/** "between 5:25 AM and 6:29 AM". */
export const sunriseRange = `between ${spanOf(climate.map(({ sunrise }) => parse12Hour(sunrise)))
  .map(format12Hour)
  .join(" and ")}`;

/** The name of a month for listeners: "February, peak season". */
export function monthText({ name, season }: YearMonth): string {
  return `${name}${{ peak: ", peak season", rainy: `, ${rainyLabel}`, between: "" }[season]}`;
}

/** Alternative text for the chart of the climate. */
export function climateFinding(months: readonly YearMonth[]): string {
  const days = spanOf(months.map(({ max }) => max)).join(" to ");
  const nights = spanOf(months.map(({ min }) => min)).join(" to ");
  const byRain = months.toSorted((a, b) => a.rain - b.rain);
  return `Days reach ${days} °C all year, and nights fall to ${nights} °C. ${firstOf(byRain, "months").name} is the driest month and ${lastOf(byRain, "months").name} the wettest.`;
}

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

import { climate } from "../climate.ts";
import { festivals } from "../festivals.ts";
import { peakMonths, rainyMonths } from "../figures.ts";
import { months as monthNames } from "../formulas/dates.ts";
import type { MonthClimate } from "../schema/climate.ts";
import type { Festival } from "../schema/festivals.ts";

export interface YearMonth extends MonthClimate {
  /** "February". */
  readonly name: string;
  readonly season: "peak" | "rainy" | "between";
  readonly festivals: readonly Festival[];
}

export const monthsOfYear = yearOf(climate, festivals);

/** The name of a month for listeners: "February, peak season". */
export function monthText({ name, season }: YearMonth): string {
  return `${name}${{ peak: ", peak season", rainy: ", rainy season", between: "" }[season]}`;
}

/** Alternative text for the chart of the climate. */
export function climateFinding(months: readonly YearMonth[]): string {
  const days = months.map(({ max }) => max);
  const nights = months.map(({ min }) => min);
  const byRain = months.toSorted((a, b) => a.rain - b.rain);
  return (
    `Days reach ${Math.min(...days)} to ${Math.max(...days)} °C all year, ` +
    `and nights fall to ${Math.min(...nights)} to ${Math.max(...nights)} °C. ` +
    `${byRain.at(0)?.name} is the driest month and ${byRain.at(-1)?.name} the wettest.`
  );
}

export function yearOf(
  weather: readonly MonthClimate[],
  celebrated: readonly Festival[],
): readonly YearMonth[] {
  return weather.map((ofMonth, index) => {
    const isAmong = (numbers: readonly number[]) => numbers.includes(index + 1);
    return {
      name: monthNames[index] ?? "",
      ...ofMonth,
      season: isAmong(peakMonths) ? "peak" : isAmong(rainyMonths) ? "rainy" : "between",
      festivals: celebrated.filter((festival) => isAmong(festival.months)),
    };
  });
}

import { climate } from "../climate.ts";
import { festivals } from "../festivals.ts";
import { peakMonths, rainyMonths } from "../figures.ts";
import { months } from "../formulas/dates.ts";
import type { MonthClimate } from "../schema/climate.ts";
import type { Festival } from "../schema/festivals.ts";
import type { Month } from "../schema/texts.ts";

/** A month, with what travelers plan by. */
export interface YearMonth extends MonthClimate {
  /** "February". */
  readonly name: string;
  readonly season: "peak" | "rainy" | "between";
  readonly festivals: readonly Festival[];
}

/** January to December. */
export const year: readonly YearMonth[] = months.map(yearMonth);

function yearMonth(name: string, index: number): YearMonth {
  const month = index + 1;
  const weather = climate[index];
  if (weather === undefined) {
    throw new Error(`${name} has no climate. Add it to climate.ts, which lists twelve months.`);
  }
  return {
    name,
    ...weather,
    season: seasonOf(month),
    festivals: festivals.filter((festival) => includes(festival.months, month)),
  };
}

function seasonOf(month: number): YearMonth["season"] {
  if (includes(peakMonths, month)) {
    return "peak";
  }
  return includes(rainyMonths, month) ? "rainy" : "between";
}

function includes(list: readonly Month[], month: number): boolean {
  return list.some((candidate) => candidate === month);
}

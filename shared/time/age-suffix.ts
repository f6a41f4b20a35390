import * as texts from "../contract/script-texts.ts";

const msPerYear = 365.25 * 24 * 3_600_000;

/**
 * Continues "Information as of October 15, 2025" with the age, once it is six months old.
 * @param date "2025-10-15".
 */
export function ageSuffix(date: string, now: Date): string {
  const years = (now.getTime() - Date.parse(date)) / msPerYear;
  return years < 0.5 ? texts.recentText : texts.agedText(yearsText(years));
}

function yearsText(years: number): string {
  if (years < 1) {
    return "six months";
  }
  return years < 2 ? "a year" : `${Math.floor(years)} years`;
}

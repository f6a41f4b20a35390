import { firstOf, lastOf } from "./lists.ts";

export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** "October 15, 2025". Ignores clock and locale, so that pages are the same wherever they are rendered. */
export function longDate(iso: string): string {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  return `${monthsText([month])}\u00a0${day}, ${year}`;
}

/** "October 2025". */
export function monthAndYear(iso: string): string {
  const [year = 0, month = 0] = iso.split("-").map(Number);
  return `${monthsText([month])} ${year}`;
}

/**
 * Formats months, counted from 1: [12, 1] gives "December–January".
 * @throws Error if there are none.
 */
export function monthsText(numbers: readonly number[]): string {
  const ends = [firstOf(numbers, "months"), lastOf(numbers, "months")];
  return [...new Set(ends)].map((month) => months[month - 1]).join("–");
}

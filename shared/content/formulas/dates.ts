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

/**
 * Writes an ISO date in words: "2025-10-15" gives "October 15, 2025". It depends on no clock or locale, so a
 * page is the same wherever it is rendered.
 */
export function longDate(iso: string): string {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  return `${monthsText([month])} ${day}, ${year}`;
}

/** Writes months in words, from numbers that begin at 1 for January: [12, 1] gives "December–January". */
export function monthsText(numbers: readonly number[]): string {
  const names = numbers.map((number) => months[number - 1]);
  return numbers.length === 1 ? `${names[0]}` : `${names.at(0)}–${names.at(-1)}`;
}

import { firstOf, keysOf, lastOf } from "./lists.ts";

export type Range = readonly [low: number, high: number];
export type Amount = number | Range;

const numbers = new Intl.NumberFormat("en");
const lists = new Intl.ListFormat("en-GB");
const dates = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
const monthsOfYears = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });
const monthNames = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });

/** "3,750"; "20–30", with a word joiner, so that it stays on one line. */
export function amountText(amount: Amount, sign = ""): string {
  return [...new Set(rangeOf(amount))].map((end) => sign + numbers.format(end)).join("–\u2060");
}

/** "₱3,750", "₱460–₱580". */
export function priceText(price: Amount): string {
  return amountText(price, "₱");
}

/** "5–6 hours"; "about 5–6 hours" for an estimate. */
export function hoursText(hours: Amount, isEstimate = false): string {
  return `${isEstimate ? "about " : ""}${amountText(hours)}\u00a0hours`;
}

/** "30 minutes", "20–30 minutes". */
export function minutesText(minutes: Amount): string {
  return `${amountText(minutes)}\u00a0minutes`;
}

/** "250 km". */
export function kilometersText(kilometers: number): string {
  return `${amountText(kilometers)}\u00a0km`;
}

/** "1,540 m". */
export function metersText(meters: number): string {
  return `${amountText(meters)}\u00a0m`;
}

/** A share in percent, to a hundredth: "8.33%". */
export function percentOf(part: number, whole: number): string {
  return `${Math.round((part / whole) * 10000) / 100}%`;
}

/** "October 15, 2025". */
export function longDate(iso: string): string {
  return dates.format(new Date(iso)).replace(" ", "\u00a0");
}

/** "October 2025". */
export function monthAndYear(iso: string): string {
  return monthsOfYears.format(new Date(iso));
}

/** "January" to "December". */
export const months = Array.from({ length: 12 }, (_, month) => monthNames.format(Date.UTC(2000, month)));

/**
 * Formats months, counted from 1: [12, 1] gives "December–January".
 * @throws Error if there are none.
 */
export function monthsText(numbers: readonly number[]): string {
  const ends = [firstOf(numbers, "months"), lastOf(numbers, "months")];
  return [...new Set(ends)].map((month) => months[month - 1]).join("–");
}

/** "Cubao, Pasay and PITX". */
export function joinWords(words: readonly string[]): string {
  return lists.format(words);
}

/** "Cubao, Pasay and PITX", in the order of the record. Leaves unknown ids to the schemas. */
export function namesOf<Id extends string>(
  record: Readonly<Record<Id, { readonly shortName: string }>>,
  ids: readonly Id[],
): string {
  const known = keysOf(record).filter((id) => ids.includes(id));
  return joinWords(known.map((id) => record[id].shortName));
}

/** Undoes what keeps numbers and units on one line, for what is not a page: feeds, metadata. */
export function plainText(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
}

/** The lower and higher end of an amount. A single number is both. */
export function rangeOf(amount: Amount): Range {
  return typeof amount === "number" ? [amount, amount] : amount;
}

/**
 * The range from the lowest to the highest amount.
 * @throws Error if there are none.
 */
export function spanOf(amounts: readonly Amount[]): Range {
  const ends = amounts.flatMap(rangeOf).toSorted((a, b) => a - b);
  return [firstOf(ends, "amounts"), lastOf(ends, "amounts")];
}

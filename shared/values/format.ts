import { firstOf, keysOf, lastOf } from "./lists.ts";

export type Range = readonly [low: number, high: number];
export type Amount = number | Range;

/** "3,750"; "20–30", with a word joiner, so that it stays on one line. */
export function amountText(amount: Amount, sign = ""): string {
  // Without Intl, which takes Node 16 ms to load.
  const texts = rangeOf(amount).map((end) => sign + String(end).replace(/\B(?=(?:\d{3})+$)/g, ","));
  return [...new Set(texts)].join("–\u2060");
}

/** "₱3,750", "₱460–₱580". */
export function priceText(price: Amount): string {
  return amountText(price, "₱");
}

/** "30 minutes", "5–6 hours", "1,540 m", with a space that keeps it on one line. */
export function unitText(amount: Amount, unit: "hours" | "minutes" | "km" | "m"): string {
  return `${amountText(amount)}\u00a0${unit}`;
}

/** A share in percent, to a hundredth: "8.33%". */
export function percentOf(part: number, whole: number): string {
  return `${Math.round((part / whole) * 10000) / 100}%`;
}

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

/** "October 15, 2025". */
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

/** "Cubao, Pasay and PITX". */
export function joinWords(words: readonly string[]): string {
  const others = words.slice(0, -1).join(", ");
  return [others, ...words.slice(-1)].filter(Boolean).join(" and ");
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
function rangeOf(amount: Amount): Range {
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

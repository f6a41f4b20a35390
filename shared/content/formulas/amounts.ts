import type { Amount, Range } from "../schema/values.ts";
import { firstOf, lastOf } from "./lists.ts";

/** "3,750"; "20–30", with a word joiner, so that it stays on one line. Groups digits without Intl, which takes Node 16 ms to load. */
export function amountText(amount: Amount, sign = ""): string {
  return [...new Set(rangeOf(amount))]
    .map((end) => `${sign}${String(end).replace(/\B(?=(?:\d{3})+$)/g, ",")}`)
    .join("–\u2060");
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

/** "30 trips a day". */
export function tripsADayText(trips: number): string {
  return `${amountText(trips)} trips a day`;
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

/** Undoes what keeps numbers and units on one line, for what is not a page: feeds, metadata. */
export function plainText(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
}

/** The lower and higher end of an amount. A single number is both. */
export function rangeOf(amount: Amount): Range {
  return typeof amount === "number" ? [amount, amount] : amount;
}

export function middleOf([low, high]: Range): number {
  return (low + high) / 2;
}

/**
 * The range from the lowest to the highest amount.
 * @throws Error if there are none.
 */
export function spanOf(amounts: readonly Amount[]): Range {
  const numbers = amounts.flatMap(rangeOf).toSorted((a, b) => a - b);
  return [firstOf(numbers, "amounts"), lastOf(numbers, "amounts")];
}

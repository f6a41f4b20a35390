import { percentOf } from "../pictures/percent-of.ts";

/** How much of the width of a year's chart a number of months takes. */
export function yearShare(months: number): string {
  return percentOf(months, 12);
}

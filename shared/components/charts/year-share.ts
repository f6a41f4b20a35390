import { percentOf } from "../pictures/percent-of.ts";

/** So many months as a share of the width of a chart of the year. */
export function yearShare(months: number): string {
  return percentOf(months, 12);
}

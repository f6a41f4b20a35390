/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}

/** The figure that a share of all figures does not exceed: 0.99 gives the 99th percentile. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}

/** A figure as it stands in a table: "9,812" or, with one decimal place, "0.4". */
export function written(figure: number, places = 0): string {
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places };
  return Number.isNaN(figure) ? "unknown" : figure.toLocaleString("en", digits);
}

/** The smallest and the largest of some figures: "9,812–10,043". */
export function spread(figures: readonly number[], places = 0): string {
  return `${written(Math.min(...figures), places)}–${written(Math.max(...figures), places)}`;
}

/** The median of some figures and their spread, as two cells of a table. */
export function withSpread(figures: readonly number[]): readonly [median: string, spread: string] {
  return [written(median(figures)), spread(figures)];
}

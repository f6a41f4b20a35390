/** The figure that a share of all figures does not exceed: 0.99 gives the 99th percentile. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}

/** A figure as it stands in a table: "9,812" or, with one decimal place, "0.4". */
export function formatFigure(figure: number, places = 0): string {
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places };
  return figure.toLocaleString("en", digits);
}

/** The median of a figure that each item has, with the smallest and the largest: "9,900 (9,812–10,043)". */
export function formatMedian<Item>(items: readonly Item[], read: (item: Item) => number, places = 0): string {
  const figures = items.map(read);
  const [median, least, most] = [0.5, 0, 1].map((share) => formatFigure(quantile(figures, share), places));
  return figures.length === 1 ? String(median) : `${median} (${least}–${most})`;
}

/**
 * Prints how figures came about, for strangers to follow, and a Markdown table. The keys of its rows are the
 * headings.
 */
export function printTable(method: string, rows: readonly Readonly<Record<string, string>>[]): void {
  const headings = Object.keys(rows[0] ?? {});
  const lines = [headings, headings.map(() => "---"), ...rows.map((row) => Object.values(row))];
  console.log(`\n${method}\n\n${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}`);
}

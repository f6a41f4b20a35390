/** What a section of the benchmark has found: one table, and how its figures came about. */
export interface Report {
  title: string;
  /** How it was measured, in sentences a stranger can follow. */
  method: string;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}

const lineLength = 110;

/** Prints a report. Columns of figures stand to the right, columns of words to the left. */
export function printReport({ title, method, headings, rows }: Report): void {
  console.log(`\n## ${title}\n\n${wrapped(method)}\n`);
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const isFigure = headings.map((_heading, column) => rows.every((row) => /^[\d—u]/.test(row[column] ?? "")));
  const line = (cells: readonly string[]) =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? "";
        return isFigure[column] ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(" | ")} |`;
  const rule = widths.map((width, column) =>
    isFigure[column] ? `${"-".repeat(width - 1)}:` : "-".repeat(width),
  );
  console.log([headings, rule, ...rows].map(line).join("\n"));
}

/** Breaks a text into lines at its spaces. */
function wrapped(text: string): string {
  return text.replace(new RegExp(`(?![^\\n]{1,${lineLength}}$)([^\\n]{1,${lineLength}}) `, "g"), "$1\n");
}

const rounds = 9;

/**
 * Measures subjects in turn, round by round. Returns a table row: medians with minimum and maximum, and after
 * "×" the median ratio of the first subject to this one.
 */
export async function measureInRounds<Subject>(
  what: string,
  subjects: Readonly<Record<string, Subject>>,
  measure: (subject: Subject) => Promise<number>,
): Promise<object> {
  const columns = Object.entries(subjects).map(([name, subject]) => ({ name, subject, figures: [0] }));
  for (let round = 0; round <= rounds; round++) {
    for (const { subject, figures } of columns) {
      figures[round] = await measure(subject);
    }
  }
  // The first round warms up.
  const [first = [], ...others] = columns.map(({ figures }) => figures.slice(1));
  const cells = [
    describeFigures(first),
    ...others.map((figures) => {
      const ratios = first.map((figure, round) => figure / (figures[round] ?? Number.NaN));
      return `${describeFigures(figures)} × ${format(sort(ratios)[rounds >> 1])}`;
    }),
  ];
  return { what, ...Object.fromEntries(columns.map(({ name }, index) => [name, cells[index]])) };
}

function describeFigures(figures: readonly number[]): string {
  const sorted = sort(figures);
  return `${format(sorted[rounds >> 1])} (${format(sorted[0])}–${format(sorted.at(-1))})`;
}

const sort = (figures: readonly number[]) => figures.toSorted((a, b) => a - b);

/** With three significant digits: "13,300", "0.972". */
const format = (figure = Number.NaN) => figure.toLocaleString("en", { maximumSignificantDigits: 3 });

/** Prints rows as a Markdown table with their keys as headings. */
export function printTable(rows: readonly object[]): void {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => headings.map((heading) => Reflect.get(row, heading) ?? ""));
  const lines = [headings, headings.map(() => "---"), ...cells];
  console.log(`\n${lines.map((line) => `| ${line.join(" | ")} |`).join("\n")}`);
}

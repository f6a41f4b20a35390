/** Prints rows as a Markdown table with their keys as headings. */
export function printTable(rows: readonly object[]): void {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => headings.map((heading) => Reflect.get(row, heading) ?? ""));
  const lines = [headings, headings.map(() => "---"), ...cells];
  console.log(`\n${lines.map((line) => `| ${line.join(" | ")} |`).join("\n")}`);
}

/** Prints rows as a Markdown table with their keys as headings. */
export function printTable(rows: readonly object[]): void {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => headings.map((heading) => Reflect.get(row, heading) ?? ""));
  const lines = [headings, headings.map(() => "---"), ...cells];
  console.log(`\n${lines.map((line) => `| ${line.join(" | ")} |`).join("\n")}`);
}

/** The results of the same checks in several programs. */
export class CheckReport {
  readonly #rows = new Map<string, object>();
  readonly #failures: string[] = [];

  /** @param wrong what is wrong; empty if the check passed. */
  add(check: string, program: string, wrong: readonly string[]): void {
    this.#rows.set(check, { ...this.#rows.get(check), [program]: wrong.length === 0 ? "yes" : "no" });
    this.#failures.push(...wrong.map((text) => `${program}, ${check}: ${text}`));
  }

  /** Prints the table and the failures, and exits: with code 1 if there are any. */
  end(): never {
    printTable(Array.from(this.#rows, ([check, programs]) => ({ check, ...programs })));
    console.log(["", ...this.#failures].join("\n"));
    process.exit(this.#failures.length === 0 ? 0 : 1);
  }
}

import type { Content } from "./read-content.ts";

/** The path to a value in a file: ["foods", 2, "text"]. */
export type Path = readonly PropertyKey[];

export interface Violation {
  readonly file: string;
  readonly path: Path;
  readonly message: string;
}

/** Formats a violation as one line: `shared/content/foods.ts, foods[2] "ube-jam", text: …`. */
export function violationLine(content: Content, { file, path, message }: Violation): string {
  let value: unknown = content[file];
  let place = file;
  for (const step of path) {
    value = valueAt(value, step);
    place += typeof step === "number" ? `[${step}]${entryName(value)}` : `, ${String(step)}`;
  }
  return `${place}: ${message}`;
}

/** Returns what identifies a list entry to an editor, with a leading space. */
function entryName(entry: unknown): string {
  const names = Array.isArray(entry)
    ? [entry.join(" ")]
    : ["id", "terminal", "busType", "title", "name"].map((field) => valueAt(entry, field));
  const name = names.find((value) => typeof value === "string");
  return name === undefined ? "" : ` "${name}"`;
}

function valueAt(parent: unknown, step: PropertyKey): unknown {
  return typeof parent === "object" && parent !== null ? Reflect.get(parent, step) : undefined;
}

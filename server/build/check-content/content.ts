import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ExplainedError } from "../../explained-error.ts";
import { listFiles } from "../build-files.ts";

/** The exports of each content file, by its path. */
export type Content = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The path to a value in a file: ["foods", 2, "text"]. */
export type Path = readonly PropertyKey[];

export interface Violation {
  readonly file: string;
  readonly path: Path;
  readonly message: string;
}

/** Imports every file of facts or prose. */
export async function readContent(): Promise<Content> {
  const files = [...(await filesIn("shared/content")), ...(await filesIn("shared/contract/texts"))];
  return importAll(
    files.filter((file) => !/^shared\/content\/(?:schema|formulas|derived)\/|\.md$/.test(file)),
  );
}

/**
 * Imports what is derived from the content.
 * @throws Error when the content contradicts itself.
 */
export async function readDerived(): Promise<Content> {
  return importAll(await filesIn("shared/content/derived"));
}

/** Waits for an import that reads content. @throws ExplainedError if it fails. */
export async function explainFailure<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // The compiler names the file of every mistake but this one.
    const place =
      error instanceof SyntaxError ? "\nIt is imported by the first file under shared/ in this stack:" : "";
    throw new ExplainedError(`The content cannot be read: ${reason}${place}`, { cause: error });
  }
}

async function filesIn(folder: string): Promise<readonly string[]> {
  return (await listFiles(folder)).map((file) => `${folder}/${file}`);
}

async function importAll(files: readonly string[]): Promise<Content> {
  const modules = files.map(async (file) => [file, await import(pathToFileURL(resolve(file)).href)]);
  return Object.fromEntries(await Promise.all(modules));
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

/** Returns the value and everything nested in it, each with its path. */
export function valuesBelow(value: unknown, path: Path = []): readonly (readonly [Path, unknown])[] {
  return [[path, value], ...entriesOf(value).flatMap(([step, item]) => valuesBelow(item, [...path, step]))];
}

function entriesOf(value: unknown): readonly (readonly [step: PropertyKey, item: unknown])[] {
  if (Array.isArray(value)) {
    return [...value.entries()];
  }
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

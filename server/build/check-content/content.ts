import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { listFiles } from "../build-files.ts";

/** What each file of content exports, by the path of the file. */
export type Content = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The way to a value in a file: ["foods", 2, "text"]. */
export type Path = readonly PropertyKey[];

/** Something wrong at a place. */
export interface Violation {
  readonly file: string;
  readonly path: Path;
  /** A sentence for the editor. */
  readonly message: string;
}

/** Texts outside shared/content that readers see. */
const elsewhere = ["shared/site.ts", "shared/search/search-words.ts", "shared/universal/script-texts.ts"];

/** Imports every file of facts or prose. */
export async function readContent(): Promise<Content> {
  const files = await listFiles("shared/content");
  return importAll([
    ...files.filter((file) => !/^(?:schema|formulas|derived)\//.test(file)).map(inContent),
    ...elsewhere,
  ]);
}

/** Imports what is computed from the content. It throws where the content contradicts itself. */
export async function readDerived(): Promise<Content> {
  const files = await listFiles("shared/content/derived");
  return importAll(files.map((file) => inContent(`derived/${file}`)));
}

function inContent(file: string): string {
  return `shared/content/${file}`;
}

async function importAll(files: readonly string[]): Promise<Content> {
  const modules = files.map(async (file) => [file, await import(pathToFileURL(resolve(file)).href)]);
  return Object.fromEntries(await Promise.all(modules));
}

/** The violation in a line: `shared/content/foods.ts, foods[2] "ube-jam", text: …`. */
export function sentence(content: Content, { file, path, message }: Violation): string {
  let value: unknown = content[file];
  let place = file;
  for (const step of path) {
    value = valueAt(value, step);
    place += typeof step === "number" ? `[${step}]${ownName(value)}` : `, ${String(step)}`;
  }
  return `${place}: ${message}`;
}

/** What a list calls one of its entries, with a space before it. */
function ownName(entry: unknown): string {
  const names = Array.isArray(entry)
    ? [entry.join(" ")]
    : ["id", "terminal", "busType", "title", "name"].map((field) => valueAt(entry, field));
  const name = names.find((one) => typeof one === "string");
  return name === undefined ? "" : ` "${name}"`;
}

function valueAt(parent: unknown, step: PropertyKey): unknown {
  return typeof parent === "object" && parent !== null ? Reflect.get(parent, step) : undefined;
}

/** The values and their own values, to any depth, each with its path. */
export function valuesBelow(value: unknown, path: Path = []): readonly (readonly [Path, unknown])[] {
  const items = Array.isArray(value)
    ? [...value.entries()]
    : typeof value === "object" && value !== null
      ? Object.entries(value)
      : [];
  return [[path, value], ...items.flatMap(([step, item]) => valuesBelow(item, [...path, step]))];
}

import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { listFiles } from "../build-files.ts";

/** What each file of content exports, by its path. The types are of those that the checks compare. */
export interface Content extends Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  readonly "shared/content/bus-routes.ts": typeof import("../../../shared/content/bus-routes.ts");
  readonly "shared/content/city-map.ts": typeof import("../../../shared/content/city-map.ts");
  readonly "shared/content/day-plans.ts": typeof import("../../../shared/content/day-plans.ts");
  readonly "shared/content/destinations.ts": typeof import("../../../shared/content/destinations.ts");
  readonly "shared/content/festivals.ts": typeof import("../../../shared/content/festivals.ts");
  readonly "shared/content/figures.ts": typeof import("../../../shared/content/figures.ts");
  readonly "shared/content/foods.ts": typeof import("../../../shared/content/foods.ts");
  readonly "shared/content/getting-there.ts": typeof import("../../../shared/content/getting-there.ts");
  readonly "shared/content/home.ts": typeof import("../../../shared/content/home.ts");
  readonly "shared/content/news.ts": typeof import("../../../shared/content/news.ts");
  readonly "shared/content/operators.ts": typeof import("../../../shared/content/operators.ts");
  readonly "shared/content/pages.ts": typeof import("../../../shared/content/pages.ts");
  readonly "shared/content/schedule.ts": typeof import("../../../shared/content/schedule.ts");
  readonly "shared/content/search-texts.ts": typeof import("../../../shared/content/search-texts.ts");
  readonly "shared/content/stays.ts": typeof import("../../../shared/content/stays.ts");
  readonly "shared/content/terminals.ts": typeof import("../../../shared/content/terminals.ts");
}

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

/** Imports every file with facts or prose; those of operators first, because operators.ts repeats them. */
export async function readContent(): Promise<Content> {
  const names = (await listFiles("shared/content")).filter(
    (name) => !/^(schema|formulas|derived)\//.test(name),
  );
  const files = names.map((name) => `shared/content/${name}`).toSorted((a, b) => depthOf(b) - depthOf(a));
  const modules = [...files, ...elsewhere].map(
    async (file) => [file, await import(pathToFileURL(resolve(file)).href)] as const,
  );
  return Object.fromEntries(await Promise.all(modules)) as Content; // The compiler cannot know the names.
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

function depthOf(file: string): number {
  return file.split("/").length;
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

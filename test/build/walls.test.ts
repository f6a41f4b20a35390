import { readFile } from "node:fs/promises";
import { posix } from "node:path";
import { build } from "esbuild";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { describe } from "../setup/describe.ts";

type Walls = Readonly<Record<string, readonly string[]>>;

/** Facts, and what is computed from them. */
const facts = ["shared/content", "shared/content/derived", "shared/content/formulas"];

/** What a folder or a file may import besides itself and types. The longest matching path counts. */
const walls: Walls = {
  "shared/universal": [],
  "shared/styles": [],
  "shared/search": ["minisearch"],
  "shared/content": ["shared/content/formulas"],
  "shared/content/formulas": ["shared/universal"],
  "shared/content/derived": ["shared/content", "shared/content/formulas", "shared/universal"],
  // Only the build validates content, so that no bundle includes zod.
  "shared/content/schema": ["shared/universal", "zod"],
  "shared/site-context.ts": ["react"],
  "shared/paths.ts": ["shared/content", "shared/content/formulas", "shared/universal"],
  "shared/head": [...facts, "shared/paths.ts", "shared/search", "shared/universal"],
  "shared/components": [
    ...facts,
    "shared/site-context.ts",
    "shared/paths.ts",
    "shared/search",
    "shared/styles",
    "shared/universal",
  ],
  // Facts would enter the bundle of the islands.
  "shared/islands": ["shared/styles", "shared/universal", "react"],
  // These two run on the server alone, so they are not for the client.
  "shared/islands/Island.tsx": ["shared/islands"],
  "shared/islands/TabSet.tsx": ["shared/components", "shared/islands", "shared/islands/Island.tsx", "react"],
  "shared/layout": [
    "shared/components",
    "shared/content",
    "shared/islands/Island.tsx",
    "shared/site-context.ts",
    "shared/paths.ts",
    "shared/styles",
    "shared/universal",
  ],
  "shared/pages": [
    ...facts,
    "shared/components",
    "shared/islands/Island.tsx",
    "shared/islands/TabSet.tsx",
    "shared/site-context.ts",
    "shared/paths.ts",
    "shared/search",
    "shared/universal",
  ],
  "shared/routes.tsx": [
    "shared/content",
    "shared/content/derived",
    "shared/head",
    "shared/pages",
    "shared/paths.ts",
  ],
  client: ["shared/islands", "shared/search", "shared/universal", "react", "react-dom"],
  // Shares nothing with the scripts of pages.
  "client/offline": ["shared/universal"],
  "server/stop-on-signal.ts": [],
  // The files directly in the folder, except those that have a row.
  server: [
    "shared/universal",
    "node:crypto",
    "node:events",
    "node:fs",
    "node:net",
    "node:path",
    "node:util",
    "node:zlib",
  ],
  "server/render": [
    "server",
    "shared/content",
    "shared/head",
    "shared/layout",
    "shared/site-context.ts",
    "shared/paths.ts",
    "shared/styles",
    "shared/universal",
    "htmlparser2",
    "node:crypto",
    "react-dom",
  ],
  "server/search": [...facts, "shared/paths.ts", "shared/universal", "domhandler", "htmlparser2"],
  "server/files": ["server", ...facts, "shared/paths.ts", "shared/styles", "shared/universal"],
  "server/pages.ts": [
    "server",
    "server/files",
    "server/render",
    "server/search",
    "shared/content",
    "shared/paths.ts",
    "shared/routes.tsx",
    "shared/search",
    "shared/universal",
    "htmlparser2",
    "node:timers",
  ],
  "server/pages-of-today.ts": ["server/pages.ts", "shared/content", "shared/universal"],
  "server/http": [
    "server",
    "shared/content",
    "shared/paths.ts",
    "shared/routes.tsx",
    "shared/search",
    "shared/universal",
    "express-rate-limit",
    "http-errors",
    "node:http",
    "node:path",
    "pino",
    "pino-http",
  ],
  "server/app.ts": ["server", "server/http", "shared/paths.ts", "express", "helmet"],
  "server/start.ts": [
    "server",
    "server/app.ts",
    "server/http",
    "server/pages-of-today.ts",
    "server/stop-on-signal.ts",
    "shared/routes.tsx",
    "node:http",
    "node:path",
    "node:url",
  ],
  "server/export": [
    "server",
    "server/pages.ts",
    "server/search",
    "shared/paths.ts",
    "shared/routes.tsx",
    "shared/universal",
    "node:fs",
    "node:path",
  ],
  "server/build": [
    "server",
    ...facts,
    "shared/content/schema",
    "shared/styles",
    "shared/universal",
    "esbuild",
    "node:fs",
    "node:module",
    "node:path",
    "node:url",
    "node:worker_threads",
    "postcss",
    "postcss-modules",
    "zod",
  ],
  "server/dev": [
    "server",
    "server/app.ts",
    "server/build",
    "server/http",
    "server/pages-of-today.ts",
    "shared/routes.tsx",
    "express",
    "node:fs",
    "node:http",
  ],
};

/** The folders of shared/components. Each may import only those before it. */
const componentFolders = [
  "text",
  "pictures",
  "controls",
  "page",
  "charts",
  "maps",
  "places",
  "news",
  "operators",
  "timetable",
  "travel",
];

type Import = readonly [file: string, imported: string];

/** The path in the table that a file belongs to, or the name of its package: "react-dom" of "react-dom/server". */
function placeOf(path: string): string {
  const names = path.split("/");
  const paths = names.map((_, index) => names.slice(0, names.length - index).join("/"));
  return paths.find((name) => name in walls) ?? names[0] ?? "";
}

function crossesWall([file, imported]: Import): boolean {
  return placeOf(file) !== placeOf(imported);
}

function forbidden(imports: readonly Import[]): readonly Import[] {
  return imports.filter(
    ([file, imported]) => crossesWall([file, imported]) && !walls[placeOf(file)]?.includes(placeOf(imported)),
  );
}

/** "client imports react". */
function permission(file: string, imported: string): string {
  return `${placeOf(file)} imports ${placeOf(imported)}`;
}

function unused(imports: readonly Import[], table: Walls): readonly string[] {
  const used = new Set(imports.map(([file, imported]) => permission(file, imported)));
  return Object.entries(table)
    .flatMap(([place, names]) => names.map((name) => permission(place, name)))
    .filter((name) => !used.has(name));
}

function goingBothWays(imports: readonly Import[]): readonly Import[] {
  const crossing = imports.filter(crossesWall);
  const ways = new Set(crossing.map(([file, imported]) => permission(file, imported)));
  return crossing.filter(([file, imported]) => ways.has(permission(imported, file)));
}

function againstOrder(imports: readonly Import[]): readonly Import[] {
  const order = (path: string) =>
    componentFolders.findIndex((folder) => path.startsWith(`shared/components/${folder}/`));
  const components = imports.filter(([file]) => file.startsWith("shared/components/"));
  return components.filter(([file, imported]) => order(file) < 0 || order(file) < order(imported));
}

async function sourceFiles(): Promise<readonly string[]> {
  const folders = ["shared", "client", "server"].map(async (folder) =>
    (await listFiles(folder)).map((file) => `${folder}/${file}`),
  );
  return (await Promise.all(folders)).flat().filter((file) => /\.tsx?$/.test(file));
}

/** All imports, without types. */
async function importsOfCode(): Promise<readonly Import[]> {
  const { metafile } = await build({
    entryPoints: [...(await sourceFiles())],
    bundle: true,
    packages: "external",
    loader: { ".module.css": "empty" },
    jsx: "preserve",
    format: "esm",
    outdir: "dist",
    write: false,
    metafile: true,
  });
  return Object.entries(metafile.inputs).flatMap(([file, input]) =>
    input.imports.map(({ path }) => [file, path] as const),
  );
}

/** All imports from files of this project, types included. */
async function importsWithTypes(): Promise<readonly Import[]> {
  const pairs = (await sourceFiles()).map(async (file) => {
    const names = (await readFile(file, "utf8")).matchAll(/ from "(\.[^"]+)"/g);
    return Array.from(names, ([, name = ""]) => [file, posix.join(posix.dirname(file), name)] as const);
  });
  return (await Promise.all(pairs)).flat();
}

describe("imports between folders", (test) => {
  let imports: readonly Import[];
  test.before(async () => {
    imports = await importsOfCode();
  });

  test("are in the table", () => {
    const allowed: Import = ["client/hydrate-island.tsx", "shared/islands/registry.ts"];
    const refused: Import = ["client/hydrate-island.tsx", "shared/islands/TabSet.tsx"];
    assert.equal(forbidden([allowed, refused]), [refused]);
    assert.equal(forbidden(imports), []);
  });

  test("use the whole table", () => {
    const used: Import = ["client/hydrate-island.tsx", "react-dom/client"];
    assert.equal(unused([used], { client: ["react", "react-dom"] }), ["client imports react"]);
    assert.equal(unused(imports, walls), []);
  });

  test("never go both ways, not even as types", async () => {
    const oneWay: Import = ["shared/pages/HomePage.tsx", "shared/paths.ts"];
    const there: Import = ["shared/pages/HomePage.tsx", "shared/layout/SiteLayout.tsx"];
    const back: Import = ["shared/layout/SiteHeader.tsx", "shared/pages/SearchPage.tsx"];
    assert.equal(goingBothWays([oneWay, there, back]), [there, back]);
    assert.equal(goingBothWays(await importsWithTypes()), []);
  });

  test("of components follow the order of their folders", () => {
    const onward: Import = ["shared/components/maps/PlaceMap.tsx", "shared/components/pictures/Picture.tsx"];
    const backward: Import = ["shared/components/text/Alert.tsx", "shared/components/page/Section.tsx"];
    const outside: Import = ["shared/components/Card.tsx", "shared/paths.ts"];
    assert.equal(againstOrder([onward, backward, outside]), [backward, outside]);
    assert.equal(againstOrder(imports), []);
  });
});

import { readFile } from "node:fs/promises";
import { posix } from "node:path";
import { build } from "esbuild";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { clientEntries, clientOptions } from "../../server/build/bundle.ts";
import { describe } from "../setup/describe.ts";

/** The folders, and files that import more or less than their folder. Each imports only those before it, types included. */
const order = [
  "shared/keep-together.ts",
  "shared/offline.ts",
  "shared/page-attributes.ts",
  "shared/script-texts.ts",
  "shared/time",
  "shared/content/schema",
  "shared/content/formulas",
  "shared/styles",
  "shared/content",
  "shared/paths.ts",
  "shared/content/derived",
  "shared/search",
  "shared/site-context.ts",
  "shared/head",
  "shared/components/text",
  "shared/components/pictures",
  "shared/components/controls",
  "shared/components/page",
  "shared/components/charts",
  "shared/components/maps",
  "shared/components/places",
  "shared/components/news",
  "shared/components/operators",
  "shared/components/timetable",
  "shared/components/travel",
  "shared/islands",
  "shared/layout",
  "shared/pages",
  "shared/routes.tsx",
  "server",
  "server/search",
  "server/render",
  "server/files",
  "server/pages.ts",
  "server/pages-of-today.ts",
  "server/http",
  "server/stop-on-signal.ts",
  "server/app.ts",
  "server/start.ts",
  "server/export",
  "server/build",
  "server/dev",
  "client/offline",
  "client",
];

/** Whose code and types the client may use. */
const forClient = [
  "client",
  "shared/islands",
  "shared/search",
  "shared/time",
  "shared/keep-together.ts",
  "shared/offline.ts",
  "shared/page-attributes.ts",
  "shared/script-texts.ts",
];

/** What the scripts of pages may contain. Facts are in the pages already. */
const inScripts = [
  ...forClient,
  "shared/styles/breakpoints.ts",
  "node_modules/minisearch",
  "node_modules/react",
  "node_modules/react-dom",
  "node_modules/scheduler",
];

/** The packages that pages and scripts may import, and where. All others are for the server. */
const packages = {
  react: [
    "client",
    "shared/components",
    "shared/islands",
    "shared/layout",
    "shared/pages",
    "shared/routes.tsx",
    "shared/site-context.ts",
  ],
  "react-dom": ["client"],
  minisearch: ["shared/search"],
  "schema-dts": ["shared/head"],
  // Only the build validates content.
  zod: ["shared/content/schema"],
};

type Import = readonly [file: string, imported: string];

const isOurs = (imported: string) => /^(shared|client|server)\//.test(imported);
const isIn = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/** Returns where a file is in the order: in the last place that contains it, if that is deeper. */
function rankOf(path: string): number {
  const place = order.filter((name) => isIn(path, name)).sort((a, b) => b.length - a.length)[0];
  return order.indexOf(place ?? "");
}

/** @returns the imports of files that have no place, or that import what comes after them. */
function againstOrder(imports: readonly Import[]): readonly Import[] {
  return imports.filter(
    ([file, imported]) => rankOf(file) < 0 || (isOurs(imported) && rankOf(imported) > rankOf(file)),
  );
}

function outsideClient(imports: readonly Import[]): readonly Import[] {
  return imports.filter(
    ([file, imported]) =>
      isIn(file, "client") && isOurs(imported) && !forClient.some((place) => isIn(imported, place)),
  );
}

function inWrongPlace(imports: readonly Import[]): readonly Import[] {
  const outsideServer = imports.filter(([file, imported]) => !isIn(file, "server") && !isOurs(imported));
  return outsideServer.filter(([file, imported]) => {
    const places = Object.entries(packages).find(([name]) => isIn(imported, name))?.[1] ?? [];
    return !places.some((place) => isIn(file, place));
  });
}

async function allImports(): Promise<readonly Import[]> {
  const folders = ["shared", "client", "server"].map(async (folder) =>
    (await listFiles(folder)).map((file) => `${folder}/${file}`),
  );
  const files = (await Promise.all(folders)).flat().filter((file) => /\.tsx?$/.test(file));
  const pairs = files.map(async (file) => {
    const names = (await readFile(file, "utf8")).matchAll(/(?: from |import\(|^import )"([^"]+)"/gm);
    return Array.from(
      names,
      ([, name = ""]): Import => [file, name.startsWith(".") ? posix.join(posix.dirname(file), name) : name],
    );
  });
  return (await Promise.all(pairs)).flat();
}

describe("imports between folders", (test) => {
  let imports: readonly Import[];
  test.before(async () => {
    imports = await allImports();
  });

  test("follow the order of the folders", () => {
    const onward: Import = ["shared/pages/HomePage.tsx", "shared/components/text/Alert.tsx"];
    const backward: Import = ["shared/components/text/Alert.tsx", "shared/pages/HomePage.tsx"];
    const outside: Import = ["shared/helpers/price.ts", "shared/paths.ts"];
    assert.equal(againstOrder([onward, backward, outside]), [backward, outside]);
    assert.equal(againstOrder(imports), []);
  });

  test("bring few packages into pages and scripts", () => {
    const right: Import = ["shared/search/search-index.ts", "minisearch"];
    const wrong: Import = ["shared/content/foods.ts", "node:fs"];
    const forServer: Import = ["server/start.ts", "node:http"];
    assert.equal(inWrongPlace([right, wrong, forServer]), [wrong]);
    assert.equal(inWrongPlace(imports), []);
  });

  test("give the client little of what comes before it", () => {
    const right: Import = ["client/hydrate-island.tsx", "shared/islands/registry.ts"];
    const wrong: Import = ["client/hydrate-island.tsx", "shared/routes.tsx"];
    assert.equal(outsideClient([right, wrong]), [wrong]);
    assert.equal(outsideClient(imports), []);
  });

  test("bring no facts into scripts", async () => {
    const { metafile } = await build({
      ...clientOptions,
      entryPoints: clientEntries,
      bundle: true,
      metafile: true,
    });
    const files = Object.keys(metafile.inputs);
    assert.equal(
      files.filter((file) => !inScripts.some((place) => isIn(file, place))),
      [],
    );
  });
});

import { readFile } from "node:fs/promises";
import { posix } from "node:path";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { describe } from "../setup/describe.ts";

/**
 * Each place imports only from itself and from those above it, types included. A file that has a line of its own is no
 * part of its folder. The linter forbids cycles within a place.
 */
const order = [
  "shared/contract",
  "shared/time",
  "shared/values",
  "shared/content/schema",
  "shared/content",
  "shared/content/derived",
  "shared/styles",
  "shared/paths.ts",
  "shared/search",
  "shared/site-context.ts",
  "shared/structured-data.ts",
  "shared/islands",
  "shared/components",
  "shared/layout",
  "shared/pages",
  "shared/routes.tsx",
  "server/http",
  "server/render",
  "server/process",
  "server/files",
  "server",
  "server/export",
  "server/build",
  "build.ts",
  "server/dev",
  "client",
];

/** Whose code and types the client may use. */
const forClient = ["client", "shared/islands", "shared/search", "shared/time", "shared/contract"];

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
  "schema-dts": ["shared/structured-data.ts"],
  // Only the build validates content.
  zod: ["shared/content/schema"],
};

type Import = readonly [file: string, imported: string];

const isOurs = (imported: string) => /^(shared|client|server)\//.test(imported);
const isIn = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/** Returns where a file is in the order: at the longest place that contains it, or -1. */
function rankOf(path: string): number {
  const [place = ""] = order.filter((name) => isIn(path, name)).sort((a, b) => b.length - a.length);
  return order.indexOf(place);
}

interface Wall {
  /** What the wall is for, and so where the code belongs. */
  readonly why: string;
  readonly isBroken: (file: string, imported: string) => boolean;
  readonly right: Import;
  readonly wrong: readonly Import[];
}

const walls: Readonly<Record<string, Wall>> = {
  "follow the order of the folders": {
    why: "A folder must make sense without those after it. Move what both need to the one that comes first.",
    isBroken: (file, imported) => rankOf(file) < 0 || (isOurs(imported) && rankOf(imported) > rankOf(file)),
    right: ["shared/pages/HomePage.tsx", "shared/components/text/Alert.tsx"],
    wrong: [
      ["shared/components/text/Alert.tsx", "shared/pages/HomePage.tsx"],
      ["shared/content/schema/operators.ts", "shared/styles/colors.ts"],
      ["shared/helpers/price.ts", "shared/paths.ts"],
    ],
  },
  "bring few packages into pages and scripts": {
    why: "Readers download what scripts import. Use the package in server/, or name the place in `packages`.",
    isBroken(file, imported) {
      const places = Object.entries(packages).find(([name]) => isIn(imported, name))?.[1] ?? [];
      return !isOurs(imported) && ![...places, "server"].some((place) => isIn(file, place));
    },
    right: ["shared/search/search-index.ts", "minisearch"],
    wrong: [
      ["shared/content/foods.ts", "node:fs"],
      ["shared/search/search-index.ts", "react"],
    ],
  },
  // bundles.test.ts holds what they reach through other files.
  "keep content out of the client and islands": {
    why: "Content would enter the scripts of pages. Pass what the script needs in the page, as props or slots.",
    isBroken: (file, imported) =>
      !forClient.some((place) => isIn(imported, place)) &&
      ((isIn(file, "client") && isOurs(imported)) ||
        (isIn(file, "shared/islands") && isIn(imported, "shared/content"))),
    right: ["client/hydrate-island.tsx", "shared/islands/registry.ts"],
    wrong: [
      ["client/hydrate-island.tsx", "shared/routes.tsx"],
      ["shared/islands/ScheduleFilter.tsx", "shared/content/timetable.ts"],
    ],
  },
};

async function importsOf(file: string): Promise<readonly Import[]> {
  const names = (await readFile(file, "utf8")).matchAll(/(?: from |import\(|^import )"([^"]+)"/gm);
  return Array.from(names, ([, name = ""]) => [
    file,
    name.startsWith(".") ? posix.join(posix.dirname(file), name) : name,
  ]);
}

async function sourcesIn(folder: string): Promise<readonly string[]> {
  const files = (await listFiles(folder)).filter((file) => /\.tsx?$/.test(file));
  return files.map((file) => `${folder}/${file}`);
}

const sources = ["build.ts", ...(await Promise.all(["shared", "client", "server"].map(sourcesIn))).flat()];
const imports = (await Promise.all(sources.map(importsOf))).flat();

describe("imports between folders", (test) => {
  test("have an order of places that exist", () => {
    assert.equal(
      order.filter((place) => !sources.some((file) => isIn(file, place))),
      [],
    );
  });

  for (const [rule, { why, isBroken, right, wrong }] of Object.entries(walls)) {
    test(rule, () => {
      const broken = (list: readonly Import[]) => list.filter(([file, imported]) => isBroken(file, imported));
      assert.equal(broken([right, ...wrong]), wrong);
      assert.equal(broken(imports), [], why);
    });
  }
});

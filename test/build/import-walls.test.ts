import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { describe } from "../setup/describe.ts";

/**
 * The order of imports: rooms and files, by how their paths begin. Each may import its own line and those
 * above.
 */
const order = [
  ["shared/", "shared/universal/", "shared/content/", "shared/styles/"],
  ["shared/paths.ts", "shared/site.ts"],
  ["shared/head/", "shared/search/"],
  ["shared/components/"],
  ["shared/islands/"],
  ["shared/layout/", "shared/pages/"],
  ["shared/routes.tsx"],
  ["server/render/"],
  ["server/publish/"],
  ["server/http/", "server/export/", "server/log.ts"],
  ["server/"],
  ["server/build/"],
  ["server/dev/"],
  // None of these is imported by what stands above.
  ["client/"],
  ["build.ts", "test/"],
];

/** Paths are given by how they begin, "*.css" by how it ends; what has a "!" is let out again. */
interface Wall {
  readonly room: readonly string[];
  /** Not even types of it. */
  readonly mayNotImport?: readonly string[];
  /** Nor may what the room imports: both would be in one bundle. Types may, for they leave no trace. */
  readonly mayNotReach?: readonly string[];
  readonly why: string;
}

/** What is forbidden beside turning the order round. */
const walls: readonly Wall[] = [
  {
    room: ["shared/", "client/"],
    mayNotImport: ["server/", "node:"],
    why: "What runs in browsers may not reach into the server, nor into Node.",
  },
  {
    room: ["client/"],
    mayNotReach: [
      "shared/",
      "!shared/universal/",
      "!shared/styles/breakpoints.ts",
      "!shared/search/",
      "!shared/components/controls/Chip.",
      "!shared/islands/",
    ],
    why: "It would enter the client bundle. Pass what an island needs as props, or as a slot.",
  },
  {
    room: ["shared/", "client/", "server/", "!shared/content/schema/", "!server/build/", "!server/dev/"],
    mayNotImport: ["zod"],
    mayNotReach: ["shared/content/schema/"],
    why: "Import the type of an entity, not its schema: the build checks with zod, and no bundle holds it.",
  },
  {
    room: ["shared/content/schema/"],
    mayNotImport: [
      "shared/",
      "!shared/content/schema/",
      "!shared/content/formulas/amounts.ts",
      "!shared/universal/clock.ts",
    ],
    why: "Schemas say what content may hold: they import each other, and what reads times and amounts.",
  },
  {
    room: ["shared/content/formulas/"],
    mayNotImport: ["shared/", "!shared/content/formulas/", "!shared/content/schema/"],
    why: "Formulas know no fact: they import each other, and types of schemas.",
  },
  {
    room: ["shared/content/", "!shared/content/derived/"],
    mayNotImport: ["shared/content/derived/"],
    why: "What is derived follows from the facts: no fact may follow from it.",
  },
  {
    room: [
      "shared/",
      "!shared/styles/",
      "!shared/components/",
      "!shared/islands/",
      "!shared/layout/",
      "!shared/pages/",
      "!shared/routes",
    ],
    mayNotImport: ["react", "*.css", "shared/styles/"],
    why: "Facts, prose, addresses and search know neither React nor styles.",
  },
  {
    room: ["shared/universal/"],
    mayNotImport: ["shared/", "!shared/universal/"],
    why: "The server and every script run it: it knows no fact and nothing else.",
  },
  {
    room: ["shared/styles/"],
    mayNotImport: ["shared/", "!shared/styles/"],
    why: "Colors and widths are plain values: they know nothing else.",
  },
  {
    room: ["server/", "!server/export/", "!server/build/", "!server/dev/"],
    mayNotImport: ["server/export/"],
    why: "What runs the server has no need of the export: all of it would be delivered.",
  },
  {
    room: ["server/export/"],
    mayNotImport: ["server/http/", "server/log.ts"],
    why: "The export needs only what is published.",
  },
];

interface Import {
  /** From the root of the repository, or the name of a package. */
  readonly path: string;
  readonly isType: boolean;
}

type ImportsOfFiles = ReadonlyMap<string, readonly Import[]>;

/**
 * What a source imports, as the formatter writes it. A type that is named between values counts as a value.
 */
function importsOf(file: string, source: string): readonly Import[] {
  const statement = /^(?:import|export) (type )?(?:[\w$*,{}\s]+ from )?"([^"]+)"|\bimport\("([^"]+)"\)/gm;
  return [...source.matchAll(statement)].map(([, type, atOnce = "", place = atOnce]) => ({
    path: place.startsWith(".") ? join(dirname(file), place) : place,
    isType: type !== undefined,
  }));
}

async function readImports(): Promise<ImportsOfFiles> {
  const folders = ["client", "server", "shared"].map(async (folder) =>
    (await listFiles(folder)).map((file) => join(folder, file)),
  );
  const sources = (await Promise.all(folders)).flat().filter((file) => /\.tsx?$/.test(file));
  const imports = sources.map(async (file) => [file, importsOf(file, await readFile(file, "utf8"))] as const);
  return new Map(await Promise.all(imports));
}

/** Whether a list means a path: the last of its beginnings that the path has decides. */
function isIn(list: readonly string[], path: string): boolean {
  const last = list.findLast((name) =>
    name.startsWith("*") ? path.endsWith(name.slice(1)) : path.startsWith(name.replace("!", "")),
  );
  return last !== undefined && !last.startsWith("!");
}

/** Where a path stands in the order, by the longest beginning that it has; -1 for packages. */
function placeInOrder(path: string): number {
  const beginnings = order.flat().filter((name) => path.startsWith(name));
  const longest = beginnings.reduce((one, other) => (other.length > one.length ? other : one), "");
  return order.findIndex((line) => line.includes(longest));
}

/** Why a file may not import a path: nothing where it may. */
function reasonsAgainst(file: string, path: string): readonly string[] {
  const [here, there] = [placeInOrder(file), placeInOrder(path)];
  return [
    ...(there > here
      ? [`Imports point one way: ${order[there]?.join(", ")} after ${order[here]?.join(", ")}.`]
      : []),
    ...walls
      .filter(({ room, mayNotImport = [] }) => isIn(room, file) && isIn(mayNotImport, path))
      .map(({ why }) => why),
  ];
}

/**
 * A sentence for each import by which a room reaches what its wall keeps out, with the way that leads there.
 */
function waysThrough({ room, mayNotReach = [], why }: Wall, imports: ImportsOfFiles): readonly string[] {
  const ways = new Map([...imports.keys()].filter((file) => isIn(room, file)).map((file) => [file, file]));
  const through: string[] = [];
  // A map that grows is walked to its new end.
  for (const [file, way] of ways) {
    for (const { path } of (imports.get(file) ?? []).filter(({ isType }) => !isType)) {
      if (isIn(mayNotReach, path)) {
        through.push(`${way} imports ${path}. ${why}`);
      } else if (!ways.has(path)) {
        ways.set(path, `${way} → ${path}`);
      }
    }
  }
  return through;
}

/** A sentence for each import that runs into a wall: which file imports what, and why it may not. */
function brokenWalls(imports: ImportsOfFiles): readonly string[] {
  const direct = [...imports].flatMap(([file, imported]) =>
    imported.flatMap(({ path }) =>
      reasonsAgainst(file, path).map((why) => `${file} imports ${path}. ${why}`),
    ),
  );
  return [...direct, ...walls.flatMap((wall) => waysThrough(wall, imports))];
}

describe("the walls between rooms", (test) => {
  let imports: ImportsOfFiles;
  test.before(async () => {
    imports = await readImports();
  });

  test("are broken by no import", () => {
    const broken = brokenWalls(imports);
    assert.is(broken.length, 0, broken.join("\n"));
  });

  test("are named after rooms and files that are there, or a room that moves would leave its wall behind", () => {
    const there = [...imports].flatMap(([file, imported]) => [file, ...imported.map(({ path }) => path)]);
    const names = [
      ...order,
      ...walls.flatMap(({ room, mayNotImport = [], mayNotReach = [] }) => [room, mayNotImport, mayNotReach]),
    ].flat();
    const absent = names.filter((name) => !there.some((path) => isIn([name.replace("!", "")], path)));
    assert.equal(absent, ["build.ts", "test/"]);
  });
});

/** Imports to try the walls with: a file, and what it says. */
const refused = [
  ["shared/content/foods.ts", 'import { join } from "node:path";'],
  ["shared/content/foods.ts", 'import { useState } from "react";'],
  ["shared/content/foods.ts", 'import styles from "./foods.module.css";'],
  ["shared/content/foods.ts", 'import { colors } from "../styles/colors.ts";'],
  ["shared/content/foods.ts", 'import { yearOf } from "./derived/year.ts";'],
  ["shared/content/foods.ts", 'import { z } from "zod";'],
  ["shared/content/foods.ts", 'import { food } from "./schema/foods.ts";'],
  ["shared/content/formulas/lists.ts", 'import { foods } from "../foods.ts";'],
  ["shared/content/schema/foods.ts", 'import { foods } from "../foods.ts";'],
  ["shared/styles/colors.ts", 'import { format12Hour } from "../universal/clock.ts";'],
  ["shared/site.ts", 'import type { PageHead } from "./head/page-data.ts";'],
  ["shared/components/text/Badge.tsx", 'export { Tabs } from "../../islands/Tabs.tsx";'],
  ["shared/islands/Tabs.tsx", 'import { Badge } from "../components/text/Badge.tsx";'],
  ["shared/universal/clock.ts", 'import { foods } from "../content/foods.ts";'],
  ["shared/search/search.ts", 'import {\n  tasks,\n  finder,\n} from "./tasks.ts";'],
  ["client/board.ts", 'import "../server/config.ts";'],
  ["client/board.ts", 'const later = await import("../shared/site.ts");'],
  ["client/board.ts", 'import { colors } from "../shared/styles/colors.ts";'],
  ["server/render/render.tsx", 'import { readConfig } from "../config.ts";'],
  ["server/publish/publish.ts", 'import type { Bundle } from "../build/bundle.ts";'],
  ["server/http/app.ts", 'import { exportSite } from "../export/export-site.ts";'],
  ["server/export/export-site.ts", 'import { createApp } from "../http/app.ts";'],
  ["server/build/bundle.ts", 'import { rebuild } from "../dev/rebuild.ts";'],
  ["server/dev/dev.ts", 'import { describe } from "../../test/setup/describe.ts";'],
  ["server/start.ts", 'import { hydrate } from "../client/hydrate.ts";'],
] as const;

const allowed = [
  ["shared/content/foods.ts", 'import { format12Hour } from "../universal/clock.ts";'],
  ["shared/content/foods.ts", 'import type { Food } from "./schema/foods.ts";'],
  ["shared/search/search.ts", 'import type { Food } from "../content/schema/foods.ts";'],
  ["shared/islands/Tabs.tsx", 'import { Chip } from "../components/controls/Chip.tsx";'],
  ["server/http/app.ts", 'import { createLog } from "../log.ts";'],
  ["server/build/bundle.ts", 'import { z } from "zod";'],
] as const;

describe("a wall", (test) => {
  let imports: ImportsOfFiles;
  test.before(async () => {
    imports = await readImports();
  });
  const brokenWith = (file: string, statement: string) => {
    const imported = [...(imports.get(file) ?? []), ...importsOf(file, statement)];
    return brokenWalls(new Map([...imports, [file, imported]]));
  };

  for (const [file, statement] of refused) {
    test(`refuses in ${file}: ${statement}`, () => {
      const broken = brokenWith(file, statement);
      assert.ok(broken.some((sentence) => sentence.includes(`${file} `)));
    });
  }
  for (const [file, statement] of allowed) {
    test(`lets into ${file}: ${statement}`, () => assert.equal(brokenWith(file, statement), []));
  }
});

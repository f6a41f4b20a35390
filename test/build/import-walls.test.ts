import { execFile } from "node:child_process";
import { access, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";

interface Room {
  /** What a file of the room may not import. */
  walls: readonly string[];
  gates: readonly string[];
}

/** A file of each room. */
const rooms: Readonly<Record<string, Room>> = {
  "shared/content/probe.ts": {
    walls: [
      "node:fs",
      "react",
      "../pages/FoodsPage.module.css",
      "../components/text/Badge.tsx",
      "../../server/config.ts",
      "../paths.ts",
      "../site.ts",
      "zod",
      "./schema/foods.ts",
      "./derived/year.ts",
    ],
    gates: ["../clock.ts", "../departures.ts", "./formulas/dates.ts"],
  },
  "shared/content/formulas/probe.ts": {
    walls: ["react", "../figures.ts", "../derived/year.ts", "../../paths.ts"],
    gates: ["./lists.ts"],
  },
  "shared/content/derived/probe.ts": {
    walls: ["react", "zod", "../../paths.ts", "../../components/text/Badge.tsx"],
    gates: ["./year.ts", "../figures.ts", "../formulas/dates.ts"],
  },
  "shared/content/schema/probe.ts": {
    walls: [
      "react",
      "../operators/partas.ts",
      "../../pages/FoodsPage.tsx",
      "../foods.ts",
      "../../site.ts",
      "../../../server/config.ts",
    ],
    gates: ["zod", "../../clock.ts"],
  },
  "shared/head/probe.ts": {
    walls: ["node:path", "../../server/config.ts"],
    gates: [],
  },
  "shared/search/probe.ts": {
    walls: ["node:fs", "../../server/config.ts", "../components/text/Badge.tsx"],
    gates: [],
  },
  "shared/components/text/Probe.tsx": {
    walls: [
      "../../content/schema/foods.ts",
      "zod",
      "node:path",
      "../../islands/Tabs.tsx",
      "../../../server/config.ts",
    ],
    gates: [],
  },
  "shared/islands/Probe.tsx": {
    walls: [
      "../paths.ts",
      "../search/tasks.ts",
      "../components/text/Badge.tsx",
      "zod",
      "node:fs",
      "../content/foods.ts",
      "../../server/config.ts",
    ],
    gates: ["../components/controls/Chip.tsx", "../components/pictures/Picture.tsx"],
  },
  "shared/layout/Probe.tsx": {
    walls: ["node:path", "../routes.tsx"],
    gates: [],
  },
  "shared/pages/Probe.tsx": {
    walls: ["node:path", "../../server/config.ts", "../../client/hydrate.ts"],
    gates: ["../content/foods.ts", "../islands/Tabs.tsx"],
  },
  "shared/routes.tsx": {
    walls: ["node:fs", "../server/config.ts"],
    gates: [],
  },
  "client/probe.ts": {
    walls: [
      "../shared/paths.ts",
      "../shared/head/page-data.ts",
      "zod",
      "node:fs",
      "../server/config.ts",
      "../shared/content/foods.ts",
      "../shared/pages/FoodsPage.tsx",
      "../shared/search/tasks.ts",
    ],
    gates: ["../shared/islands/Tabs.tsx"],
  },
  "server/probe.ts": {
    walls: ["../client/hydrate.ts", "./build/bundle.ts", "./export/export-site.ts"],
    gates: ["../shared/routes.tsx", "node:fs", "./http/app.ts"],
  },
  "server/render/probe.ts": {
    walls: ["../publish/publish.ts", "../config.ts"],
    gates: [],
  },
  "server/publish/probe.ts": {
    walls: ["../http/app.ts", "../build/bundle.ts"],
    gates: ["../render/render.tsx"],
  },
  "server/publish/site-files/probe.ts": {
    walls: ["../../http/app.ts", "../../config.ts"],
    gates: ["../answer.ts", "../../render/render.tsx"],
  },
  "server/http/probe.ts": {
    walls: ["../../test/setup/describe.ts", "zod", "../export/export-site.ts", "../guide.ts"],
    gates: ["../publish/publish.ts", "../log.ts"],
  },
  "server/export/probe.ts": {
    walls: ["../http/app.ts", "../dev/dev.ts"],
    gates: ["../publish/publish.ts"],
  },
  "server/build/probe.ts": {
    walls: ["../dev/dev.ts"],
    gates: ["../publish/publish.ts"],
  },
  "server/dev/probe.ts": {
    walls: ["../../client/hydrate.ts"],
    gates: ["../build/bundle.ts"],
  },
  "shared/probe.ts": {
    walls: ["./search/search.ts", "zod"],
    gates: [],
  },
  "shared/clock.ts": {
    walls: ["./content/foods.ts", "./paths.ts", "./site.ts", "./search/search.ts", "react", "zod", "node:fs"],
    gates: ["./departures.ts"],
  },
  "shared/search/search.ts": {
    walls: ["../content/foods.ts", "../paths.ts", "../site.ts", "../components/text/Badge.tsx", "zod"],
    gates: ["./words.ts", "../clock.ts"],
  },
  "shared/components/controls/Chip.tsx": {
    walls: ["../../content/foods.ts", "../../paths.ts", "../../islands/Tabs.tsx", "node:fs"],
    gates: ["react"],
  },
  "shared/styles/probe.ts": {
    walls: ["../site.ts", "node:fs"],
    gates: [],
  },
};

/** Writes files into a folder with the guide's rules, and returns what the linter says of them, a line each. */
async function lint(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), "baguio-walls-"));
  try {
    for (const name of [".biome.json", ".gitignore", "package.json"]) {
      await cp(name, join(folder, name));
    }
    for (const [file, source] of Object.entries(files)) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), source);
    }
    return await runLinter(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function runLinter(cwd: string): Promise<readonly string[]> {
  const biome = resolve("node_modules/.bin/biome");
  const command = ["lint", "--reporter=github", "--max-diagnostics=none", "."];
  return new Promise((done) => {
    execFile(biome, command, { cwd }, (_error, output) =>
      done(output.split("\n").filter((line) => line.startsWith("::"))),
    );
  });
}

/** A file that imports from one place a line. */
function fileThatImports(places: readonly string[]): string {
  return places.map((place, index) => `import { thing${index} } from "${place}";\n`).join("");
}

/** Whether the linter objects to an import of a file, counted from 0. */
function isRefused(lines: readonly string[], file: string, index: number): boolean {
  const rule = /lint\/(?:style\/noRestrictedImports|correctness\/noNodejsModules),/;
  return lines.some(
    (line) => rule.test(line) && line.includes(`/${file},`) && line.includes(`,line=${index + 1},`),
  );
}

describe("a wall between two rooms", (test) => {
  let lines: readonly string[] = [];
  test.before(async () => {
    const files = Object.entries(rooms).map(
      ([file, { walls, gates }]) => [file, fileThatImports([...walls, ...gates])] as const,
    );
    lines = await lint(Object.fromEntries(files));
  });

  const places = Object.entries(rooms).flatMap(([file, { walls, gates }]) =>
    [...walls, ...gates].filter((place) => place.startsWith(".")).map((place) => join(dirname(file), place)),
  );
  for (const place of new Set(places)) {
    test(`is tried with ${place}, which is there`, () => access(place));
  }

  for (const [file, { walls, gates }] of Object.entries(rooms)) {
    for (const [index, place] of walls.entries()) {
      test(`keeps ${place} out of ${file}`, () => assert.ok(isRefused(lines, file, index)));
    }
    for (const [index, place] of gates.entries()) {
      test(`lets ${place} into ${file}`, () => assert.not(isRefused(lines, file, walls.length + index)));
    }
  }
});

describe("a type of the content", (test) => {
  test("may be known where the client bundles, for it leaves no trace", async () => {
    const lines = await lint({
      "shared/search/search.ts":
        'import type { Food } from "../content/foods.ts";\n\nexport type Found = readonly Food[];\n',
    });
    assert.not(isRefused(lines, "shared/search/search.ts", 0));
  });
});

describe("a circle of imports", (test) => {
  test("is refused, even one of types alone", async () => {
    const lines = await lint({
      "server/render/one.ts": 'import type { Other } from "./other.ts";\n\nexport type One = Other[];\n',
      "server/render/other.ts": 'import type { One } from "./one.ts";\n\nexport type Other = One | string;\n',
    });
    assert.is(lines.filter((line) => line.includes("lint/suspicious/noImportCycles,")).length, 2);
  });
});

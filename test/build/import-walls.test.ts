import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";

interface Verdict {
  code: number | null;
  output: string;
}

const biome = resolve("node_modules/.bin/biome");

/** What the linter says to one file of the guide that imports something. */
async function lintImport(file: string, from: string): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), "baguio-walls-"));
  try {
    await Promise.all(
      [".biome.json", ".gitignore", "package.json"].map((name) => cp(name, join(folder, name))),
    );
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `import { thing } from "${from}";\n\nexport const other = thing;\n`);
    return await lint(folder, file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function lint(folder: string, file: string): Promise<Verdict> {
  return new Promise((done) => {
    const process = execFile(
      biome,
      ["lint", "--error-on-warnings", file],
      { cwd: folder },
      (_error, output, errors) => done({ code: process.exitCode, output: `${output}${errors}` }),
    );
  });
}

describe("a wall between two rooms", (test) => {
  const crossings: readonly (readonly [name: string, file: string, from: string, rule: string])[] = [
    ["Node in an island", "shared/islands/Probe.tsx", "node:fs", "noNodejsModules"],
    ["Node in content", "shared/content/probe.ts", "node:fs", "noNodejsModules"],
    ["Node in a component", "shared/components/Probe.tsx", "node:path", "noNodejsModules"],
    ["Node in the layout", "shared/layout/Probe.tsx", "node:path", "noNodejsModules"],
    ["Node in a page", "shared/pages/Probe.tsx", "node:path", "noNodejsModules"],
    ["Node in the head", "shared/head/probe.ts", "node:path", "noNodejsModules"],
    ["Node in the route table", "shared/routes.tsx", "node:fs", "noNodejsModules"],
    ["Node in the client", "client/probe.ts", "node:fs", "noNodejsModules"],
    [
      "the server in content",
      "shared/content/probe.ts",
      "../../server/render/links.ts",
      "noRestrictedImports",
    ],
    ["the server in the head", "shared/head/probe.ts", "../../server/render/links.ts", "noRestrictedImports"],
    [
      "the server in a component",
      "shared/components/Probe.tsx",
      "../../server/render/links.ts",
      "noRestrictedImports",
    ],
    [
      "the server in an island",
      "shared/islands/Probe.tsx",
      "../../server/render/links.ts",
      "noRestrictedImports",
    ],
    ["the server in a page", "shared/pages/Probe.tsx", "../../server/render/links.ts", "noRestrictedImports"],
    [
      "the server in the route table",
      "shared/routes.tsx",
      "../server/render/links.ts",
      "noRestrictedImports",
    ],
    ["the server in the client", "client/probe.ts", "../server/render/links.ts", "noRestrictedImports"],
    ["the client in the server", "server/probe.ts", "../client/hydrate.ts", "noRestrictedImports"],
    ["the client in a page", "shared/pages/Probe.tsx", "../../client/hydrate.ts", "noRestrictedImports"],
    [
      "the server in the search",
      "shared/search/probe.ts",
      "../../server/render/links.ts",
      "noRestrictedImports",
    ],
    ["a component in the search", "shared/search/probe.ts", "../components/Badge.tsx", "noRestrictedImports"],
    ["Node in the search", "shared/search/probe.ts", "node:fs", "noNodejsModules"],
    [
      "the list of all things to find in the client",
      "client/probe.ts",
      "../shared/search/entries.ts",
      "noRestrictedImports",
    ],
    ["content in an island", "shared/islands/Probe.tsx", "../content/foods.ts", "noRestrictedImports"],
    ["content in the client", "client/probe.ts", "../shared/content/foods.ts", "noRestrictedImports"],
    ["a page in the client", "client/probe.ts", "../shared/pages/FoodsPage.tsx", "noRestrictedImports"],
    ["React in content", "shared/content/probe.ts", "react", "noRestrictedImports"],
    ["styles in content", "shared/content/probe.ts", "../pages/FoodsPage.module.css", "noRestrictedImports"],
    ["a component in content", "shared/content/probe.ts", "../components/Badge.tsx", "noRestrictedImports"],
    ["an island in a component", "shared/components/Probe.tsx", "../islands/Tabs.tsx", "noRestrictedImports"],
    ["the route table in the layout", "shared/layout/Probe.tsx", "../routes.tsx", "noRestrictedImports"],
  ];
  for (const [name, file, from, rule] of crossings) {
    test(`keeps out ${name}`, async () => {
      const { code, output } = await lintImport(file, from);
      assert.is(code, 1, output);
      assert.match(output, new RegExp(`${file}:1:.*lint/\\w+/${rule}`), output);
    });
  }

  const gates: readonly (readonly [name: string, file: string, from: string])[] = [
    ["content in a page", "shared/pages/Probe.tsx", "../content/foods.ts"],
    ["a component in an island", "shared/islands/Probe.tsx", "../components/Badge.tsx"],
    ["an island in a page", "shared/pages/Probe.tsx", "../islands/Tabs.tsx"],
    ["an island in the client", "client/probe.ts", "../shared/islands/Tabs.tsx"],
    ["the route table in the server", "server/probe.ts", "../shared/routes.tsx"],
    ["Node in the server", "server/probe.ts", "node:fs"],
  ];
  for (const [name, file, from] of gates) {
    test(`lets in ${name}`, async () => {
      const { code, output } = await lintImport(file, from);
      assert.is(code, 0, output);
    });
  }
});

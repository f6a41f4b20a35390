import { build } from "esbuild";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { describe } from "../setup/describe.ts";

/** What the files of a folder may import, besides each other and types: folders, files and packages. */
const walls: Readonly<Record<string, string>> = {
  "shared/universal": "",
  "shared/styles": "",
  "shared/search": "shared/universal",
  "shared/content": "shared/universal shared/paths.ts zod",
  "shared/paths.ts": "shared/content shared/universal",
  "shared/site.ts": "shared/content",
  "shared/head": "shared/content shared/paths.ts shared/search shared/site.ts shared/universal",
  "shared/components": "shared/content shared/paths.ts shared/search shared/styles shared/universal react",
  "shared/islands": "shared/components shared/styles shared/universal react",
  "shared/layout":
    "shared/components shared/content shared/islands shared/paths.ts shared/site.ts shared/styles shared/universal",
  "shared/pages":
    "shared/components shared/content shared/islands shared/paths.ts shared/search shared/styles shared/universal",
  "shared/routes.tsx": "shared/content shared/head shared/pages shared/paths.ts",
  client: "shared/islands shared/search shared/universal react react-dom",
  "server/render":
    "shared/components shared/head shared/layout shared/paths.ts shared/site.ts shared/styles shared/universal react-dom node:crypto",
};

/** Every pair of a folder above and what it imports. */
async function imports(): Promise<readonly (readonly [room: string, imported: string])[]> {
  const files = await Promise.all(
    ["shared", "client", "server/render"].map(async (folder) =>
      (await listFiles(folder)).filter((file) => /\.tsx?$/.test(file)).map((file) => `${folder}/${file}`),
    ),
  );
  const { metafile } = await build({
    entryPoints: files.flat(),
    bundle: true,
    packages: "external",
    loader: { ".module.css": "empty" },
    jsx: "preserve",
    outdir: "dist",
    write: false,
    metafile: true,
  });
  return Object.entries(metafile.inputs).flatMap(([file, input]) =>
    input.imports.map(({ path }) => [roomOf(file), roomOf(path)] as const),
  );
}

/** "shared/content" of "shared/content/foods.ts", "react-dom" of "react-dom/server". */
function roomOf(path: string): string {
  const parts = path.split("/");
  return /^(shared|server)$/.test(parts[0] ?? "") ? parts.slice(0, 2).join("/") : (parts[0] ?? "");
}

describe("imports", (test) => {
  test("stay within the walls", async () => {
    const crossing = (await imports()).filter(([room, imported]) => {
      const allowed = walls[room]?.split(" ");
      return room !== imported && allowed && !allowed.includes(imported);
    });
    assert.equal([...new Set(crossing.map((pair) => pair.join(" imports ")))], []);
  });
});

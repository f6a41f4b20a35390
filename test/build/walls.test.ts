import { build } from "esbuild";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { describe } from "../setup/describe.ts";

/** What the files of a folder may import, besides each other and types. A file beside the folders is a room of its own. */
const walls: Readonly<Record<string, string>> = {
  "shared/universal": "",
  "shared/styles": "",
  "shared/search": "shared/universal",
  "shared/content/formulas": "",
  "shared/content": "shared/content/formulas",
  "shared/content/schema": "shared/content shared/content/formulas shared/universal zod",
  "shared/paths.ts": "shared/content shared/content/formulas shared/universal",
  "shared/content/derived": "shared/content shared/content/formulas shared/paths.ts shared/universal",
  "shared/site.ts": "shared/content",
  "shared/head":
    "shared/content shared/content/derived shared/paths.ts shared/search shared/site.ts shared/universal",
  "shared/components":
    "shared/content shared/content/derived shared/content/formulas shared/paths.ts shared/search shared/styles shared/universal react",
  "shared/islands": "shared/components shared/styles shared/universal react",
  "shared/layout":
    "shared/components shared/content shared/islands shared/paths.ts shared/site.ts shared/styles shared/universal",
  "shared/pages":
    "shared/components shared/content shared/content/derived shared/content/formulas shared/islands shared/paths.ts shared/search shared/styles shared/universal",
  "shared/routes.tsx": "shared/content shared/content/derived shared/head shared/pages shared/paths.ts",
  client: "shared/islands shared/search shared/universal react react-dom",
  "server/render":
    "shared/components shared/head shared/layout shared/paths.ts shared/site.ts shared/styles shared/universal react-dom node:crypto",
  "server/explained-error.ts": "",
  "server/once.ts": "",
  "server/content-hash.ts": "shared/universal node:crypto",
  "server/encode.ts": "server/content-hash.ts node:util node:zlib",
  "server/log.ts": "pino pino-http",
  "server/config.ts": "server/explained-error.ts server/log.ts node:net",
  "server/build-output.ts": "server/explained-error.ts node:fs node:path",
  "server/lifecycle.ts": "",
  "server/files":
    "server/content-hash.ts server/encode.ts server/once.ts shared/content shared/content/formulas shared/content/derived shared/paths.ts shared/site.ts shared/styles shared/universal",
  "server/served-page.ts": "server/encode.ts server/files server/render shared/routes.tsx",
  "server/pages.ts":
    "server/files server/once.ts server/render server/served-page.ts shared/content shared/routes.tsx shared/search shared/universal",
  "server/http":
    "server/encode.ts server/log.ts server/render server/served-page.ts shared/content shared/routes.tsx express-rate-limit helmet node:http",
  "server/app.ts":
    "server/build-output.ts server/files server/http server/log.ts shared/content shared/paths.ts shared/search shared/universal express express-static-gzip node:path",
  "server/start.ts":
    "server/app.ts server/build-output.ts server/config.ts server/explained-error.ts server/http server/lifecycle.ts server/log.ts server/pages.ts node:http node:path node:url",
  "server/export":
    "server/build-output.ts server/explained-error.ts server/files server/http server/pages.ts shared/paths.ts shared/routes.tsx shared/universal node:fs node:path",
  "server/build":
    "server/build-output.ts server/content-hash.ts server/encode.ts server/explained-error.ts shared/content shared/content/derived shared/content/formulas shared/content/schema shared/styles shared/universal esbuild postcss postcss-modules zod node:fs node:module node:path node:url",
  "server/dev":
    "server/app.ts server/build server/config.ts server/explained-error.ts server/http server/log.ts server/pages.ts express node:fs",
};

/** Every pair of a folder and what it imports. */
async function imports(): Promise<readonly (readonly [room: string, imported: string])[]> {
  const files = await Promise.all(
    ["shared", "client", "server"].map(async (folder) =>
      (await listFiles(folder)).filter((file) => /\.tsx?$/.test(file)).map((file) => `${folder}/${file}`),
    ),
  );
  const { metafile } = await build({
    entryPoints: files.flat(),
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
    input.imports.map(({ path }) => [roomOf(file), roomOf(path)] as const),
  );
}

/** The folders in shared/content that are rooms of their own. */
const contentRooms = ["derived", "formulas", "schema"];

/** "shared/content" of "shared/content/foods.ts", "server/app.ts" of itself, "react-dom" of "react-dom/server". */
function roomOf(path: string): string {
  const parts = path.split("/");
  const [top = "", name, folder = ""] = parts;
  const isOfContent = name === "content" && contentRooms.includes(folder);
  const depth = top === "shared" || top === "server" ? 2 : 1;
  return parts.slice(0, isOfContent ? 3 : depth).join("/");
}

describe("imports", (test) => {
  test("stay within the walls, and every room has a row", async () => {
    const crossing = (await imports()).filter(
      ([room, imported]) => room !== imported && !walls[room]?.split(" ").includes(imported),
    );
    assert.equal([...new Set(crossing.map((pair) => pair.join(" imports ")))], []);
  });
});

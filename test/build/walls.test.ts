import { build } from "esbuild";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { describe } from "../setup/describe.ts";

/** What the files of a folder may import, besides each other and types. "server" is the files beside its folders. */
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
  "server/files":
    "server shared/content shared/content/derived shared/paths.ts shared/site.ts shared/styles shared/universal",
  "server/http": "server server/render shared/content shared/routes.tsx express-rate-limit helmet node:http",
  server:
    "server/files server/http server/render shared/content shared/paths.ts shared/routes.tsx shared/search shared/universal express express-static-gzip pino pino-http node:crypto node:fs node:http node:net node:path node:url node:util node:zlib",
  "server/export":
    "server server/files server/http shared/paths.ts shared/routes.tsx shared/universal node:fs node:path",
  "server/build":
    "server shared/content shared/content/derived shared/content/formulas shared/content/schema shared/styles shared/universal esbuild postcss postcss-modules zod node:fs node:module node:path node:url",
  "server/dev": "server server/build server/http express node:fs node:net",
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

/** "shared/content" of "shared/content/foods.ts", "server" of "server/app.ts", "react-dom" of "react-dom/server". */
function roomOf(path: string): string {
  const [room = "", name = "", folder = ""] = path.split("/");
  if (name === "content" && contentRooms.includes(folder)) {
    return `${room}/${name}/${folder}`;
  }
  const isPart = room === "shared" || (room === "server" && !name.includes("."));
  return isPart ? `${room}/${name}` : room;
}

describe("imports", (test) => {
  test("stay within the walls, and every room has a row", async () => {
    const crossing = (await imports()).filter(
      ([room, imported]) => room !== imported && !walls[room]?.split(" ").includes(imported),
    );
    assert.equal([...new Set(crossing.map((pair) => pair.join(" imports ")))], []);
  });
});

import { readFile } from "node:fs/promises";
import { posix } from "node:path";
import { build } from "esbuild";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { describe } from "../setup/describe.ts";

/** What the files of a folder may import, besides each other and types. A file beside the folders is a room of its own. */
const walls: Readonly<Record<string, string>> = {
  "shared/universal": "",
  "shared/styles": "",
  "shared/search": "minisearch",
  "shared/content/formulas": "shared/universal",
  "shared/content": "shared/content/formulas",
  "shared/content/schema": "shared/universal zod",
  "shared/page-context.ts": "react",
  "shared/paths.ts": "shared/content shared/content/formulas shared/universal",
  "shared/content/derived": "shared/content shared/content/formulas shared/universal",
  "shared/head":
    "shared/content shared/content/derived shared/content/formulas shared/paths.ts shared/search shared/universal",
  "shared/components":
    "shared/content shared/content/derived shared/content/formulas shared/page-context.ts shared/paths.ts shared/search shared/styles shared/universal",
  "shared/islands": "shared/components shared/styles shared/universal react",
  "shared/layout":
    "shared/components shared/content shared/islands shared/page-context.ts shared/paths.ts shared/styles shared/universal",
  "shared/pages":
    "shared/components shared/content shared/content/derived shared/content/formulas shared/islands shared/page-context.ts shared/paths.ts shared/search shared/universal",
  "shared/routes.tsx": "shared/content shared/content/derived shared/head shared/pages shared/paths.ts",
  client: "shared/islands shared/search shared/universal react react-dom",
  "server/explained-error.ts": "",
  "server/config.ts": "server/explained-error.ts node:util",
  "server/listen.ts": "server/explained-error.ts node:events node:net",
  "server/stop-on-signal.ts": "",
  "server/build-output.ts": "server/explained-error.ts node:fs node:path",
  "server/headers.ts": "",
  "server/once.ts": "",
  "server/encode.ts": "shared/universal node:crypto node:util node:zlib",
  "server/render":
    "server/headers.ts shared/content shared/head shared/layout shared/page-context.ts shared/paths.ts shared/styles shared/universal htmlparser2 react-dom node:crypto",
  "server/search":
    "domhandler htmlparser2 shared/content shared/content/derived shared/content/formulas shared/paths.ts shared/universal",
  "server/files":
    "server/encode.ts server/once.ts shared/content shared/content/formulas shared/content/derived shared/paths.ts shared/styles shared/universal",
  "server/pages.ts":
    "server/encode.ts server/once.ts server/files server/render server/search shared/content shared/paths.ts shared/routes.tsx shared/search shared/universal htmlparser2 node:timers",
  "server/pages-of-today.ts": "server/pages.ts shared/content shared/universal",
  "server/http":
    "server/build-output.ts server/encode.ts server/headers.ts shared/content shared/paths.ts shared/routes.tsx shared/search shared/universal express-rate-limit http-errors pino pino-http node:http node:path",
  "server/app.ts": "server/headers.ts server/http shared/paths.ts express helmet",
  "server/start.ts":
    "server/app.ts server/build-output.ts server/config.ts server/explained-error.ts server/headers.ts server/http server/listen.ts server/pages-of-today.ts server/stop-on-signal.ts shared/routes.tsx node:http node:path node:url",
  "server/export":
    "server/build-output.ts server/explained-error.ts server/headers.ts server/pages.ts server/search shared/paths.ts shared/routes.tsx shared/universal node:fs node:path",
  "server/build":
    "server/build-output.ts server/encode.ts server/explained-error.ts shared/content shared/content/derived shared/content/formulas shared/content/schema shared/styles shared/universal esbuild postcss postcss-modules zod node:fs node:module node:path node:url node:worker_threads",
  "server/dev":
    "server/app.ts server/build server/config.ts server/explained-error.ts server/headers.ts server/http server/listen.ts server/pages-of-today.ts shared/routes.tsx express node:fs node:http",
};

/** The folders of shared/components. Each may import only those before it. */
const componentFolders =
  "text pictures controls page charts maps places news operators timetable travel".split(" ");

async function sourceFiles(): Promise<string[]> {
  const files = await Promise.all(
    ["shared", "client", "server"].map(async (folder) =>
      (await listFiles(folder)).filter((file) => /\.tsx?$/.test(file)).map((file) => `${folder}/${file}`),
    ),
  );
  return files.flat();
}

type Import = readonly [file: string, imported: string];

/** All imports, without types. */
async function imports(): Promise<readonly Import[]> {
  const { metafile } = await build({
    entryPoints: await sourceFiles(),
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
  const files = await sourceFiles();
  const pairs = files.map(async (file) => {
    const names = (await readFile(file, "utf8")).matchAll(/ from "(\.[^"]+)"/g);
    return Array.from(names, ([, name = ""]) => [file, posix.join(posix.dirname(file), name)] as const);
  });
  return (await Promise.all(pairs)).flat();
}

/** The folders in shared/content that are rooms of their own. */
const contentRooms = ["derived", "formulas", "schema"];

/** "shared/content" of "shared/content/foods.ts", "server/app.ts" is its own room, "react-dom" of "react-dom/server". */
function roomOf(path: string): string {
  const parts = path.split("/");
  const [top = "", name, folder = ""] = parts;
  const isOfContent = name === "content" && contentRooms.includes(folder);
  const depth = top === "shared" || top === "server" ? 2 : 1;
  return parts.slice(0, isOfContent ? 3 : depth).join("/");
}

function crossesRooms([file, imported]: Import): boolean {
  return roomOf(file) !== roomOf(imported);
}

/** "server/app.ts imports express". */
function roomsIn([file, imported]: Import): string {
  return `${roomOf(file)} imports ${roomOf(imported)}`;
}

describe("imports between rooms", (test) => {
  let pairs: readonly Import[];
  const allowed = new Set(
    Object.entries(walls).flatMap(([room, names]) =>
      names.split(" ").flatMap((name) => (name === "" ? [] : [`${room} imports ${name}`])),
    ),
  );
  test.before(async () => {
    pairs = await imports();
  });

  test("have a permission", () => {
    const forbidden = pairs.filter((pair) => crossesRooms(pair) && !allowed.has(roomsIn(pair)));
    const reasons = forbidden.map(([file, imported]) => {
      const room = roomOf(file);
      return `${file} imports ${imported}, but ${room} may import only: ${walls[room] || "itself"}. Move the code to a room that may.`;
    });
    assert.equal(reasons, []);
  });

  test("use every permission", () => {
    const used = new Set(pairs.map(roomsIn));
    const unused = [...allowed].filter((permission) => !used.has(permission));
    assert.equal(unused, []);
  });

  test("never go both ways, not even as types", async () => {
    const crossing = (await importsWithTypes()).filter(crossesRooms);
    const ways = new Set(crossing.map(roomsIn));
    const returning = crossing.filter(([file, imported]) => ways.has(roomsIn([imported, file])));
    assert.equal(returning, []);
  });

  test("of components go one way through their folders", () => {
    const place = (path: string) =>
      componentFolders.findIndex((folder) => path.startsWith(`shared/components/${folder}/`));
    const components = pairs.filter(([file]) => file.startsWith("shared/components/"));
    const crossing = components.filter(
      ([file, imported]) => place(file) < place(imported) || place(file) < 0,
    );
    assert.equal(crossing, []);
  });
});

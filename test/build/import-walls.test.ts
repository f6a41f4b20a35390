import { build } from "esbuild";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { clientOptions, serverOptions } from "../../server/build/bundle.ts";
import { describe } from "../setup/describe.ts";

/** Paths that files may not import, and why. Types may be imported: they leave no trace in a bundle. */
const walls: readonly { files: RegExp; mayNotImport: RegExp; why: string }[] = [
  {
    files: /^(shared|client)\//,
    mayNotImport: /^(server\/|test\/|node:)/,
    why: "Browsers run it: it may use neither the server nor Node.",
  },
  {
    files: /^shared\//,
    mayNotImport: /^client\//,
    why: "Scripts use what is shared, not the other way round.",
  },
  {
    files: /^client\//,
    mayNotImport: /^shared\/(?!(universal|search|islands)\/|styles\/breakpoints\.ts$)/,
    why: "It would be in the scripts of pages. Pass what an island needs as props, or as a slot.",
  },
  {
    files: /^shared\/universal\//,
    mayNotImport: /^(?!shared\/universal\/)/,
    why: "The server and every script run it: it knows no fact and nothing else.",
  },
  {
    files: /^shared\/(content|search|universal|head|paths|site)/,
    mayNotImport: /^(react$|shared\/(components|islands|layout|pages|styles)\/|.*\.css$)/,
    why: "Facts, addresses and search know neither React nor styles.",
  },
  {
    files: /^shared\/components\//,
    mayNotImport: /^shared\/(islands|layout|pages|routes)/,
    why: "A component knows neither the island nor the page that it is in.",
  },
  {
    files: /^shared\/islands\//,
    mayNotImport: /^shared\/(content|layout|pages|routes)/,
    why: "Facts would be in the scripts of pages. Pass them as props, or as a slot.",
  },
  {
    files: /^server\/render\//,
    mayNotImport: /^(express$|helmet$|node:(http|fs)|server\/(app|start|pages|files|export|build|dev))/,
    why: "Rendering knows no server: the same input gives the same bytes.",
  },
  {
    files: /^server\/(?!build\/|dev\/)/,
    mayNotImport: /^server\/(build|dev)\//,
    why: "The build makes the server: the server does not contain the build.",
  },
  {
    files: /^(server\/(?!export\/)|shared\/)/,
    mayNotImport: /^server\/export\//,
    why: "The server does not need the export.",
  },
];

interface Import {
  readonly file: string;
  readonly path: string;
}

/** Returns every import of the code that is in files. Packages are named, not followed. */
async function importsOf(entryPoints: readonly string[]): Promise<readonly Import[]> {
  const { metafile } = await build({
    ...serverOptions,
    ...{ entryPoints: [...entryPoints], write: false, metafile: true, packages: "external" },
    entryNames: "[dir]/[name]",
    outdir: "never-written",
  });
  return Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports.map(({ path }) => ({ file, path })),
  );
}

describe("an import", (test) => {
  let imports: readonly Import[] = [];
  test.before(async () => {
    const files = ["client", "server", "shared"].map(async (folder) =>
      (await listFiles(folder)).map((file) => `${folder}/${file}`),
    );
    imports = await importsOf(
      (await Promise.all(files)).flat().filter((file) => /(?<!\.d)\.tsx?$/.test(file)),
    );
  });

  for (const { files, mayNotImport, why } of walls) {
    test(`goes through no wall: ${why}`, () => {
      assert.ok(imports.some(({ file }) => files.test(file)));
      const found = imports.filter(({ file, path }) => files.test(file) && mayNotImport.test(path));
      assert.equal(
        found.map(({ file, path }) => `${file} imports ${path}`),
        [],
      );
    });
  }
});

describe("a bundle", (test) => {
  test("holds no zod, and that of the browser no more of shared/ than its scripts need", async () => {
    const bundles = [
      await build({ ...clientOptions, metafile: true }),
      await build({ ...serverOptions, write: false, metafile: true }),
    ];
    for (const { metafile } of bundles) {
      assert.equal(
        Object.keys(metafile.inputs).filter((file) => file.includes("node_modules/zod/")),
        [],
      );
    }
    const own = Object.keys(bundles[0]?.metafile.inputs ?? {}).filter((file) => file.startsWith("shared/"));
    const needed =
      /^shared\/(universal|search|islands)\/|^shared\/(styles\/breakpoints\.ts|components\/controls\/Chip\..+)$/;
    assert.equal(
      own.filter((file) => !needed.test(file)),
      [],
    );
  });
});

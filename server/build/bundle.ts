import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { type BuildOptions, type BuildResult, build, type Plugin } from "esbuild";
import type { AssetManifest } from "../../shared/components/pictures/asset-context.tsx";
import { assetsPath } from "../../shared/universal/offline.ts";
import { serverFolder, type Workers } from "../build-output.ts";
import { contentHash } from "../content-hash.ts";
import { ExplainedError } from "../explained-error.ts";
import { buildFolder, type SourceFile } from "./build-files.ts";
import { compileCssModule } from "./css/css-modules.ts";

/** The oldest supported browsers, released from late 2021 to mid-2022. */
const browserTargets = ["chrome100", "firefox102", "safari15"];

/** Lets code import the class names of a CSS module. Its rules are in the style sheet. */
const cssModules: Plugin = {
  name: "css-modules",
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
      const { classes } = await compileCssModule(path, await readFile(path, "utf8"));
      return { contents: JSON.stringify(classes), loader: "json" };
    });
  },
};

const common = {
  bundle: true,
  format: "esm",
  jsx: "automatic",
  plugins: [cssModules],
  define: { "process.env.NODE_ENV": '"production"' },
  // esbuild requires a folder even when nothing is written.
  outdir: buildFolder,
  logLevel: "warning",
  legalComments: "eof",
} as const satisfies BuildOptions;

/** Keeps each import() in the client's code, because it loads a separate script. */
const loadedLater: Plugin = {
  name: "loaded-later",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\// }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    );
  },
};

/**
 * The esbuild options for the scripts of pages. A script must follow the scripts that it loads, because it needs
 * their hashed names. Each is one file, because a shared chunk would cost another round trip before it can run.
 */
export const clientOptions = {
  ...common,
  plugins: [cssModules, loadedLater],
  entryPoints: ["client/hydrate-island.tsx", "client/search.ts", "client/hydrate.ts"],
  minify: true,
  write: false,
  target: browserTargets,
} as const satisfies BuildOptions;

/** The esbuild options for the service workers: classic scripts, because older browsers accept no modules there. */
const workerOptions = {
  ...common,
  entryPoints: ["client/offline/service-worker.ts", "client/offline/removing-worker.ts"],
  format: "iife",
  minify: true,
  write: false,
  target: browserTargets,
} as const satisfies BuildOptions;

/**
 * The esbuild options for Node: the server, and the export for build.ts. Packages are bundled too, so that the
 * server starts sooner and always runs React's production build.
 */
export const serverOptions = {
  ...common,
  entryPoints: ["server/start.ts", "server/export/export.ts"],
  entryNames: "[name]",
  outdir: `${buildFolder}/${serverFolder}`,
  platform: "node",
  // Bundled CommonJS packages call require(), which an ES module does not have.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  target: "node20",
  // Less code to read at each start. Names stay for the stacks in the log.
  minifyWhitespace: true,
} as const satisfies BuildOptions;

/** The scripts of the pages. The boot script's address is in the manifest as "hydrate.js". */
interface ClientBundle {
  readonly assets: AssetManifest;
  readonly files: readonly SourceFile[];
}

export async function bundleClient(): Promise<ClientBundle> {
  return clientFiles(await build(clientOptions));
}

/**
 * Gives the bundled scripts hashed names, and updates the imports between them.
 * @throws ExplainedError if a script loads one that is not an earlier entry point.
 */
function clientFiles({ outputFiles }: BuildResult<{ write: false }>): ClientBundle {
  const assets: Record<string, string> = {};
  const files = outputFiles.map(({ path, text }) => {
    const linked = text.replace(/(?<=\bimport\()"\.\/([\w-]+)\.tsx?"/g, (_written, name: string) => {
      const address = assets[`${name}.js`];
      if (address === undefined) {
        throw new ExplainedError(
          `A script imports ${name}, which must be an earlier entry point. Add it to clientOptions.`,
        );
      }
      return JSON.stringify(address);
    });
    const name = basename(path, ".js");
    const address = `${assetsPath}${name}.${contentHash(linked)}.js`;
    assets[`${name}.js`] = address;
    return { path: address, body: Buffer.from(linked) };
  });
  return { assets, files };
}

export async function bundleWorkers(): Promise<Workers> {
  const [saving, removing] = (await build(workerOptions)).outputFiles.map(({ text }) => text);
  if (saving === undefined || removing === undefined) {
    throw new Error("esbuild did not produce both workers.");
  }
  return { saving, removing };
}

/** Bundles the server and the export into the build folder. @returns a hash of the bundles. */
export async function bundleServer(): Promise<string> {
  const { outputFiles } = await build({ ...serverOptions, write: false });
  await mkdir(serverOptions.outdir, { recursive: true });
  await Promise.all(outputFiles.map(({ path, contents }) => writeFile(path, contents)));
  return contentHash(outputFiles.map(({ hash }) => hash).join());
}

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { type BuildOptions, type BuildResult, build, type Plugin } from "esbuild";
import type { AssetManifest } from "../../shared/components/pictures/asset-context.tsx";
import { assetsPath } from "../../shared/offline.ts";
import type { Workers } from "../publish/build-output.ts";
import { contentHash } from "../publish/content-hash.ts";
import { ExplainedError } from "../publish/explained-error.ts";
import { buildFolder, type SourceFile } from "./build-files.ts";
import { compileCssModule } from "./css/css-modules.ts";

/** Browsers of the last four years and the WebViews of cheap phones. */
const browserTargets = ["chrome100", "firefox100", "safari15"];

/** Lets code import a CSS module: it gets the class names; the rules are in the style sheet. */
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
  // esbuild wants a folder even where nothing is written.
  outdir: buildFolder,
  logLevel: "warning",
  legalComments: "eof",
} as const satisfies BuildOptions;

/** Leaves each import() as it stands: what a script loads later is a script of its own. */
const loadedLater: Plugin = {
  name: "loaded-later",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\// }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    );
  },
};

/**
 * What esbuild is told for the browser: the boot script, and before it what it loads when that is needed. Each is one
 * file: parts in common would be a further file, and one more round trip before any of them can run.
 */
export const clientOptions = {
  ...common,
  plugins: [cssModules, loadedLater],
  entryPoints: [
    "client/board.ts",
    "client/hydrate-island.tsx",
    "client/offer-saving.ts",
    "client/open-at-now.ts",
    "client/search.ts",
    "client/share.ts",
    "client/tell-of-update.ts",
    "client/hydrate.ts",
  ],
  minify: true,
  write: false,
  target: browserTargets,
} as const satisfies BuildOptions;

/** What esbuild is told for the workers: plain scripts, which every browser takes for a worker. */
const workerOptions = {
  ...common,
  entryPoints: ["client/offline/service-worker.ts", "client/offline/removing-worker.ts"],
  format: "iife",
  minify: true,
  write: false,
  target: browserTargets,
} as const satisfies BuildOptions;

/**
 * Leaves out of packages what the server never calls, and would read at each start: what takes request bodies apart,
 * with the tables of a hundred character sets, and React's second renderer, for streams.
 */
const neverCalled: Plugin = {
  name: "never-called",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:body-parser[\\/]index|react-dom-server\.node\.production)\.js$/ }, () => ({
      contents: "",
    }));
  },
};

/** What esbuild is told for Node: the server, the export and what publishes for the server, which share all that renders. */
export const serverOptions = {
  ...common,
  plugins: [cssModules, neverCalled],
  entryPoints: {
    start: "server/start.ts",
    "export-command": "server/export/export-command.ts",
    "publish-command": "server/publish-command.ts",
  },
  outdir: `${buildFolder}/server`,
  chunkNames: "[name].[hash]",
  splitting: true,
  platform: "node",
  // Packages are bundled too: the server starts sooner, and runs React's production build whatever NODE_ENV says.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  target: "node20",
  // A quarter less to read at each start. Names and lines stay, for the stacks in the log.
  minifyWhitespace: true,
  lineLimit: 120,
} as const satisfies BuildOptions;

/** The scripts of the pages. The boot script's address is in the manifest as "hydrate.js". */
export interface ClientBundle {
  assets: AssetManifest;
  files: readonly SourceFile[];
}

export async function bundleClient(): Promise<ClientBundle> {
  return clientFiles(await build(clientOptions));
}

/** What esbuild made of the scripts, as files to serve. Each is named by its bytes and loads others by their names. */
export function clientFiles({ outputFiles }: BuildResult<{ write: false }>): ClientBundle {
  const assets: Record<string, string> = {};
  const files = outputFiles.map(({ path, text }) => {
    const linked = text.replace(/(?<=\bimport\()"\.\/([\w-]+)\.tsx?"/g, (_written, name: string) => {
      const address = assets[`${name}.js`];
      if (address === undefined) {
        throw new ExplainedError(
          `A script loads ${name}, which is no entry point before it. Add it to clientOptions.`,
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

/** Bundles the worker that saves the guide, and the one that takes its place when that is switched off. */
export async function bundleWorkers(): Promise<Workers> {
  const [saving, removing] = (await build(workerOptions)).outputFiles.map(({ text }) => text);
  if (saving === undefined || removing === undefined) {
    throw new Error("esbuild has not made both workers.");
  }
  return { saving, removing };
}

/** Bundles the server and the export into the build folder. Returns a hash of what was written. */
export async function bundleServer(): Promise<string> {
  const { outputFiles } = await build({ ...serverOptions, write: false });
  await mkdir(serverOptions.outdir, { recursive: true });
  await Promise.all(outputFiles.map(({ path, contents }) => writeFile(path, contents)));
  return contentHash(outputFiles.map(({ hash }) => hash).join());
}

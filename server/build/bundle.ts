import { parse } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { type AssetManifest, assetAddress } from "../../shared/site-context.ts";
import type { BuildOutput } from "../process/build-output.ts";
import { ExplainedError } from "../process/explained-error.ts";
import { buildFolder, type Files, hashedPath } from "./build-files.ts";
import { browserTargets, compileCssModule } from "./styles/css-modules.ts";

/** Lets code import the class names of a CSS module. Its rules are in the style sheet. */
const cssModules: Plugin = {
  name: "css-modules",
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
      const { classes } = await compileCssModule(path);
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
  write: false,
  // esbuild requires a folder even when nothing is written.
  outdir: buildFolder,
  logLevel: "warning",
  legalComments: "eof",
} as const satisfies BuildOptions;

/** For the scripts of pages. Each is one file, because a shared chunk would cost another round trip. */
export const clientOptions = {
  ...common,
  entryPoints: ["client/hydrate.ts"],
  minify: true,
  target: browserTargets,
} as const satisfies BuildOptions;

/** For the service workers: classic scripts, because older browsers accept no modules there. */
const workerOptions = { ...clientOptions, format: "iife" } as const satisfies BuildOptions;

/**
 * For the server. Packages are bundled too, so that it starts sooner and always runs React's production build.
 */
export const serverOptions = {
  ...common,
  entryPoints: ["server/start.ts"],
  platform: "node",
  // Bundled CommonJS packages call require(), which an ES module does not have.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  target: "node20",
  // Less code to read at each start. Names stay for the stacks in the log.
  minifyWhitespace: true,
} as const satisfies BuildOptions;

/** Those loaded later come first, because the boot script contains their addresses. */
const clientScripts = ["client/hydrate-island.tsx", "client/search.ts", "client/hydrate.ts"];

/** Bundles the boot script, which is in the manifest as "hydrate.js", and the scripts that it loads later. */
export async function bundleClient(): Promise<{ assets: AssetManifest; files: Files }> {
  const assets: Record<string, string> = {};
  const files = new Map<string, Buffer>();
  for (const source of clientScripts) {
    const plugins = [cssModules, loadedLater(assets)];
    const body = Buffer.from(await buildScript({ ...clientOptions, entryPoints: [source], plugins }));
    const name = scriptName(source);
    const path = hashedPath(name, body);
    assets[name] = path;
    files.set(path, body);
  }
  return { assets, files };
}

/** Gives each import() the address of its script, which is already bundled. */
function loadedLater(assets: AssetManifest): Plugin {
  return {
    name: "loaded-later",
    setup({ onResolve }) {
      onResolve({ filter: /^\.\// }, ({ kind, path }) =>
        kind === "dynamic-import"
          ? { path: assetAddress(assets, scriptName(path)), external: true }
          : undefined,
      );
    },
  };
}

function scriptName(source: string): string {
  return `${parse(source).name}.js`;
}

export async function bundleWorkers(): Promise<BuildOutput["workers"]> {
  return {
    serviceWorker: await buildScript({ ...workerOptions, entryPoints: ["client/offline/service-worker.ts"] }),
    removingWorker: await buildScript({
      ...workerOptions,
      entryPoints: ["client/offline/removing-worker.ts"],
    }),
  };
}

export function bundleServer(): Promise<string> {
  return buildScript(serverOptions);
}

/** @throws ExplainedError after a mistake in a script, which esbuild has printed. */
async function buildScript(options: BuildOptions & { readonly write: false }): Promise<string> {
  const { outputFiles } = await build(options).catch((error: unknown) => {
    const isPrinted = error instanceof Error && "errors" in error;
    throw isPrinted ? new ExplainedError("Correct the errors above, then run the command again.") : error;
  });
  return outputFiles.map(({ text }) => text).join("");
}

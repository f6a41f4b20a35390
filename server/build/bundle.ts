import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { type BuildOptions, type BuildResult, build, type Plugin } from "esbuild";
import type { AssetManifest } from "../../shared/components/asset-context.tsx";
import { contentHash, type SourceFile } from "./build-files.ts";
import { compileCssModule } from "./css-modules.ts";

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
  logLevel: "warning",
  legalComments: "eof",
} as const satisfies BuildOptions;

/** What esbuild is told for the browser: the boot script, and the chunks it loads when an island needs them. */
export const clientOptions = {
  ...common,
  entryPoints: ["client/hydrate.ts"],
  outdir: "dist/files/assets",
  entryNames: "[name].[hash]",
  chunkNames: "[name].[hash]",
  splitting: true,
  minify: true,
  metafile: true,
  write: false,
  target: browserTargets,
} as const satisfies BuildOptions;

/** What esbuild is told for Node: the server, and the export, which share all that renders. */
export const serverOptions = {
  ...common,
  entryPoints: ["server/start.ts", "server/export-command.ts"],
  outdir: "dist/server",
  chunkNames: "[name].[hash]",
  splitting: true,
  platform: "node",
  // Packages are bundled too: the server starts sooner, and runs React's production build whatever NODE_ENV says.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  target: "node20",
} as const satisfies BuildOptions;

/** The scripts of the pages. The boot script's address is in the manifest as "hydrate.js". */
export interface ClientBundle {
  assets: AssetManifest;
  files: readonly SourceFile[];
}

/** Bundles the scripts of the pages. */
export async function bundleClient(): Promise<ClientBundle> {
  return clientFiles(await build(clientOptions));
}

/** What esbuild made of the scripts, as files to serve. */
export function clientFiles({
  outputFiles,
  metafile,
}: BuildResult<{ metafile: true; write: false }>): ClientBundle {
  const files = outputFiles.map(({ path, contents }) => ({
    path: `/assets/${basename(path)}`,
    body: Buffer.from(contents),
    isHashed: true,
  }));
  const assets: Record<string, string> = {};
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (entryPoint !== undefined) {
      assets[basename(entryPoint).replace(/\.tsx?$/, ".js")] = `/assets/${basename(path)}`;
    }
  }
  return { assets, files };
}

/** Bundles the server and the export into dist/server. Returns a hash of what was written. */
export async function bundleServer(): Promise<string> {
  const { outputFiles } = await build({ ...serverOptions, write: false });
  await mkdir(serverOptions.outdir, { recursive: true });
  await Promise.all(outputFiles.map(({ path, contents }) => writeFile(path, contents)));
  return contentHash(outputFiles.map(({ hash }) => hash).join());
}

import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type BuildContext, context } from "esbuild";
import { buildFolder, collectAssets, collectPublicFiles, sharedFolder } from "../build/build-files.ts";
import { bundleWorkers, clientFiles, clientOptions, serverOptions } from "../build/bundle.ts";
import { writeClassTypes } from "../build/css/class-types.ts";
import { buildStyleSheet } from "../build/css/style-sheet.ts";
import type { Config } from "../config.ts";
import { contentHash } from "../publish/content-hash.ts";
import type { DevGuide } from "./dev-guide.ts";

const outputFolder = `${buildFolder}/dev`;

/** Makes the guide from the current sources. Throws whatever esbuild, a style or a page module throws. */
type Rebuild = () => Promise<DevGuide>;

/**
 * Prepares esbuild so that each rebuild only compiles what has changed.
 * @param scripts what every page loads besides its own: their addresses.
 */
export async function prepareRebuild(config: Config, scripts: readonly string[]): Promise<Rebuild> {
  await rm(outputFolder, { recursive: true, force: true });
  const client = await context({ ...clientOptions, minify: false, sourcemap: "inline", logLevel: "silent" });
  const server = await context({
    ...serverOptions,
    entryPoints: ["server/dev/dev-guide.ts"],
    outdir: outputFolder,
    entryNames: "[name].[hash]",
    splitting: false,
    sourcemap: "inline",
    packages: "external",
    banner: {},
    define: {},
    metafile: true,
    logLevel: "silent",
  });
  return async () => {
    const [publicFiles, scriptsOfPages, workers, bundle] = await Promise.all([
      collectPublicFiles("public"),
      client.rebuild().then(clientFiles),
      bundleWorkers(),
      bundleDevGuide(server),
    ]);
    const pictures = await collectAssets(bundle.palette, await bundle.drawMaps());
    const assets = { ...pictures.assets, ...scriptsOfPages.assets };
    const sources = [...publicFiles, ...pictures.files, ...scriptsOfPages.files];
    await writeClassTypes();
    const styles = await buildStyleSheet(sharedFolder, assets, bundle.palette, bundle.liveries);
    return bundle.createDevGuide({
      config,
      scripts,
      build: {
        buildId: `dev-${contentHash(JSON.stringify(styles))}`,
        assets,
        styles,
        files: sources.map(({ path, body }) => ({ path, bodies: { identity: body } })),
        workers,
      },
    });
  };
}

/** Bundles and imports the guide. Each bundle has its own name, because Node caches imported modules. */
async function bundleDevGuide(
  server: BuildContext<{ metafile: true }>,
): Promise<typeof import("./dev-guide.ts")> {
  const { metafile } = await server.rebuild();
  const [file = ""] = Object.keys(metafile.outputs);
  return import(pathToFileURL(resolve(file)).href);
}

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { routes } from "../../shared/routes.tsx";
import * as palette from "../../shared/styles/colors.ts";
import { type BuildOutput, buildOutputFile, serverFolder } from "../build-output.ts";
import type { SiteSettings } from "../config.ts";
import { contentHash } from "../encode.ts";
import type { Site } from "../site.ts";
import {
  buildFolder,
  collectAssets,
  collectPublicFiles,
  replaceBuild,
  sharedFolder,
  writeCompressedCopies,
  writeStaticFile,
} from "./build-files.ts";
import { bundleClient, bundleServer, bundleWorkers } from "./bundle.ts";
import { renderCheckedSite } from "./check-site/render-checked-site.ts";
import { generatedRules } from "./styles/generated-rules.ts";
import { buildStyleSheet } from "./styles/style-sheet.ts";

/** Types that compress well. */
const compressible = /\.(?:svg|js|ico)$/;

/**
 * Builds the guide from content that has been checked. Replaces the previous build in dist/ only if the site has no
 * mistake.
 * @returns also the site with the given settings, whose links it has checked.
 */
export async function buildGuide(
  settings: SiteSettings,
  date: Date,
): Promise<{ output: BuildOutput; site: Site }> {
  const [{ files, ...collected }, server] = await Promise.all([collect(), bundleServer()]);
  const contents = [...Array.from(files, ([path, body]) => [path, contentHash(body)]), contentHash(server)];
  const output = {
    folder: buildFolder,
    buildId: contentHash(JSON.stringify({ ...collected, contents })),
    compressedPaths: collected.builtPaths.filter((path) => compressible.test(path)),
    ...collected,
  };
  const site = renderCheckedSite({ routes, build: output, settings, date });
  const compressed = [...files].filter(([path]) => output.compressedPaths.includes(path));
  await replaceBuild(async (folder) => {
    await mkdir(join(folder, serverFolder), { recursive: true });
    await Promise.all([
      writeFile(join(folder, serverFolder, "start.js"), server),
      ...Array.from(files, ([path, body]) => writeStaticFile(folder, path, body)),
      ...compressed.map(([path, body]) => writeCompressedCopies(folder, path, body)),
      writeFile(join(folder, buildOutputFile), JSON.stringify(output)),
    ]);
  });
  return { output, site };
}

/**
 * Builds what the development server needs. To save time, omits checks and compression.
 * @param folder the development server's folder.
 */
export async function buildDevelopment(folder: string): Promise<BuildOutput> {
  const { files, ...collected } = await collect();
  await Promise.all(Array.from(files, ([path, body]) => writeStaticFile(folder, path, body)));
  return { folder, buildId: "development", compressedPaths: [], ...collected };
}

async function collect() {
  const [pictures, publicFiles, client, workers] = await Promise.all([
    collectAssets(palette),
    collectPublicFiles("public"),
    bundleClient(),
    bundleWorkers(),
  ]);
  const assets = { ...pictures.assets, ...client.assets };
  const styles = await buildStyleSheet(sharedFolder, assets, palette, generatedRules);
  const files = new Map([...publicFiles, ...pictures.files, ...client.files]);
  return { assets, styles, workers, files, builtPaths: [...files.keys()] };
}

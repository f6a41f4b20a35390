import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { routes } from "../../shared/routes.tsx";
import * as palette from "../../shared/styles/colors.ts";
import { type BuildOutput, buildOutputFile, serverFolder, staticFiles } from "../build-output.ts";
import type { SiteSettings } from "../config.ts";
import { contentHash } from "../encode.ts";
import { createLog } from "../process/log.ts";
import { renderContext } from "../render/context.ts";
import type { Site } from "../site.ts";
import {
  collectAssets,
  collectPublicFiles,
  replaceBuild,
  sharedFolder,
  writeStaticFiles,
} from "./build-files.ts";
import { bundleClient, bundleServer, bundleWorkers } from "./bundle.ts";
import { renderCheckedSite } from "./check-site/render-checked-site.ts";
import { generatedRules } from "./styles/generated-rules.ts";
import { buildStyleSheet } from "./styles/style-sheet.ts";

/**
 * Builds the guide from content that has been checked. Replaces the previous build in dist/ only if the site has no
 * mistake.
 * @returns also the site with the given settings, whose links it has checked.
 */
export async function buildGuide(
  settings: SiteSettings,
  date: Date,
): Promise<{ build: BuildOutput; site: Site }> {
  const [collected, server] = await Promise.all([collect(), bundleServer()]);
  const hashes = Array.from(collected.files.values(), ({ path, body }) => [path, body().hash()]);
  const buildId = contentHash(JSON.stringify({ ...collected, files: hashes, server: contentHash(server) }));
  const build = { ...collected, buildId };
  const context = renderContext(build, settings, date);
  const site = renderCheckedSite({ routes, build, context, log: createLog("error") });
  await replaceBuild(async (folder) => {
    await mkdir(join(folder, serverFolder), { recursive: true });
    await writeFile(join(folder, serverFolder, "start.js"), server);
    await writeStaticFiles(folder, build.files);
    const output = { ...build, files: [...build.files.keys()] };
    await writeFile(join(folder, buildOutputFile), JSON.stringify(output));
  });
  return { build, site };
}

/** Builds what the development server needs, in memory. To save time, omits checks and compression. */
export async function buildDevelopment(): Promise<BuildOutput> {
  return { ...(await collect()), buildId: "development" };
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
  const files = staticFiles([...publicFiles, ...pictures.files, ...client.files]);
  return { assets, styles, workers, files };
}

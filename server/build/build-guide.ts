import { routes } from "../../shared/routes.tsx";
import type { SiteSettings } from "../../shared/site-context.ts";
import { contentHash } from "../http/encode.ts";
import { createStaticFiles } from "../http/served-file.ts";
import type { BuildOutput } from "../process/build-output.ts";
import { createLog } from "../process/log.ts";
import { createSite, type Site } from "../site.ts";
import { buildFolder, collectAssets, collectPublicFiles, sharedFolder, writeBuild } from "./build-files.ts";
import { bundleClient, bundleServer, bundleWorkers } from "./bundle.ts";
import { checkSite } from "./check-site.ts";
import { buildStyleSheet } from "./styles/style-sheet.ts";

type Collected = Omit<BuildOutput, "buildId">;

/**
 * Builds the guide from content that has been checked. The previous build in dist/ stays until the new one is complete.
 * @returns the site with these settings, whose pages, files and links have been checked.
 * @throws ExplainedError if a style, a page or a link has a mistake.
 */
export async function buildGuide(settings: SiteSettings): Promise<Site> {
  const [collected, server] = await Promise.all([collect(), bundleServer()]);
  const build = { ...collected, buildId: buildIdOf(collected, server) };
  const site = createSite({ ...settings, routes, build, log: createLog("error") });
  checkSite(site);
  await writeBuild(build, server);
  logTimed(
    `Built ${build.buildId}: ${build.files.size} files in ${buildFolder}/, every internal link checked`,
  );
  return site;
}

/** The same sources give the same id. */
function buildIdOf(collected: Collected, server: string): string {
  const files = Array.from(collected.files.values(), ({ path, body }) => [path, body().hash()]);
  return contentHash(JSON.stringify({ ...collected, files, server: contentHash(server) }));
}

/** Adds the time since the process began. */
export function logTimed(sentence: string): void {
  console.log(`${sentence} (${(performance.now() / 1000).toFixed(1)} s).`);
}

/** Builds what the development server needs, in memory. To save time, omits checks. */
export async function buildDevelopment(): Promise<BuildOutput> {
  return { ...(await collect()), buildId: "development" };
}

async function collect(): Promise<Collected> {
  const [pictures, publicFiles, client, workers] = await Promise.all([
    collectAssets(),
    collectPublicFiles("public"),
    bundleClient(),
    bundleWorkers(),
  ]);
  const assets = { ...pictures.assets, ...client.assets };
  const styles = await buildStyleSheet(sharedFolder, assets);
  const files = createStaticFiles(
    [...publicFiles, ...pictures.files, ...client.files].map(([path, bytes]) => [path, () => bytes]),
  );
  return { assets, styles, workers, files };
}

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { routes } from "../../shared/routes.tsx";
import type { SiteSettings } from "../../shared/site-context.ts";
import * as palette from "../../shared/styles/colors.ts";
import { type BuildOutput, buildOutputFile, serverFolder, staticFiles } from "../build-output.ts";
import { contentHash } from "../encode.ts";
import { readConfig } from "../process/config.ts";
import { createLog } from "../process/log.ts";
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

interface BuiltGuide extends BuildOutput {
  /** The script of the server. */
  readonly server: string;
}

/** Builds the guide, in memory, from content that has been checked. */
export async function buildGuide(): Promise<BuiltGuide> {
  const [collected, server] = await Promise.all([collect(), bundleServer()]);
  const hashes = Array.from(collected.files.values(), ({ path, body }) => [path, body().hash()]);
  const buildId = contentHash(JSON.stringify({ ...collected, files: hashes, server: contentHash(server) }));
  return { ...collected, buildId, server };
}

/**
 * Renders the site of a build, and checks its links.
 * @param settings those of an export, otherwise the server's defaults.
 * @throws ExplainedError if the site has a mistake.
 */
export function checkBuild(
  build: BuildOutput,
  settings: SiteSettings & { readonly date?: Date } = readConfig({}),
): Site {
  return renderCheckedSite({ date: new Date(), ...settings, routes, build, log: createLog("error") });
}

/** Replaces the previous build in dist/. */
export async function writeBuild({ server, ...build }: BuiltGuide): Promise<void> {
  await replaceBuild(async (folder) => {
    await mkdir(join(folder, serverFolder), { recursive: true });
    await writeFile(join(folder, serverFolder, "start.js"), server);
    await writeStaticFiles(folder, build.files);
    const output = { ...build, files: [...build.files.keys()] };
    await writeFile(join(folder, buildOutputFile), JSON.stringify(output));
  });
}

/** Builds what the development server needs, in memory. To save time, omits checks. */
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
  const files = staticFiles(
    [...publicFiles, ...pictures.files, ...client.files].map(([path, bytes]) => [path, () => bytes]),
  );
  return { assets, styles, workers, files };
}

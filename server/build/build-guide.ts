import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as palette from "../../shared/styles/colors.ts";
import { type BuildOutput, buildOutputFile, serverFolder } from "../build-output.ts";
import { contentHash } from "../encode.ts";
import {
  buildFolder,
  clearBuild,
  collectAssets,
  collectPublicFiles,
  sharedFolder,
  writeCompressedCopies,
  writeStaticFile,
} from "./build-files.ts";
import { bundleClient, bundleServer, bundleWorkers } from "./bundle.ts";
import { generatedRules } from "./generated-rules.ts";
import { buildStyleSheet } from "./style-sheet.ts";

/** Types that compress well. */
const compressible = /\.(?:svg|js|ico)$/;

/** Builds everything in dist/ from content that has been checked. */
export async function buildGuide(): Promise<BuildOutput> {
  const [{ sources, ...collected }, server] = await Promise.all([collect(), bundleServer()]);
  const compressed = sources.filter(({ path }) => compressible.test(path));
  const contents = [...sources.map(({ path, body }) => [path, contentHash(body)]), contentHash(server)];
  const output = {
    buildId: contentHash(JSON.stringify({ ...collected, contents })),
    compressedPaths: compressed.map(({ path }) => path),
    ...collected,
  };
  // Not earlier: sources that do not compile leave the previous build in place.
  await clearBuild();
  await mkdir(join(buildFolder, serverFolder), { recursive: true });
  await Promise.all([
    writeFile(join(buildFolder, serverFolder, "start.js"), server),
    ...sources.map((source) => writeStaticFile(buildFolder, source)),
    ...compressed.map((source) => writeCompressedCopies(buildFolder, source)),
    writeFile(join(buildFolder, buildOutputFile), JSON.stringify(output)),
  ]);
  return { folder: buildFolder, ...output };
}

/**
 * Builds what the development server needs. To save time, omits checks and compression.
 * @param folder the development server's folder.
 */
export async function buildDevelopment(folder: string): Promise<BuildOutput> {
  const { sources, ...collected } = await collect();
  await Promise.all(sources.map((source) => writeStaticFile(folder, source)));
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
  const sources = [...publicFiles, ...pictures.files, ...client.files];
  return { assets, styles, workers, sources, builtPaths: sources.map(({ path }) => path) };
}

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
  type SourceFile,
  sharedFolder,
  writeCompressedCopies,
  writeStaticFile,
} from "./build-files.ts";
import { bundleClient, bundleServer, bundleWorkers } from "./bundle.ts";
import { generatedRules } from "./generated-rules.ts";
import { buildStyleSheet } from "./style-sheet.ts";

/** Types that compress well. */
const compressible = /\.(?:svg|js|ico)$/;

/** A build that is not written yet. */
interface Build {
  readonly output: BuildOutput;
  readonly sources: readonly SourceFile[];
  /** The bundle of the server. */
  readonly server: string;
}

/** Builds the guide from content that has been checked. */
export async function buildGuide(): Promise<Build> {
  const [{ sources, ...collected }, server] = await Promise.all([collect(), bundleServer()]);
  const contents = [...sources.map(({ path, body }) => [path, contentHash(body)]), contentHash(server)];
  const output = {
    folder: buildFolder,
    buildId: contentHash(JSON.stringify({ ...collected, contents })),
    compressedPaths: collected.builtPaths.filter((path) => compressible.test(path)),
    ...collected,
  };
  return { output, sources, server };
}

/** Replaces what the previous build wrote in dist/. */
export async function writeBuild({ output, sources, server }: Build): Promise<void> {
  const compressed = sources.filter(({ path }) => output.compressedPaths.includes(path));
  await clearBuild();
  await mkdir(join(buildFolder, serverFolder), { recursive: true });
  await Promise.all([
    writeFile(join(buildFolder, serverFolder, "start.js"), server),
    ...sources.map((source) => writeStaticFile(buildFolder, source)),
    ...compressed.map((source) => writeCompressedCopies(buildFolder, source)),
    writeFile(join(buildFolder, buildOutputFile), JSON.stringify(output)),
  ]);
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

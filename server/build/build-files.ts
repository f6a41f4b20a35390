import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { assetsPath } from "../../shared/contract/assets.ts";
import type { AssetManifest } from "../../shared/site-context.ts";
import { contentHash } from "../http/encode.ts";
import { type BuildOutput, buildOutputFile, filesFolder, serverFolder } from "../process/build-output.ts";
import { paintDrawing } from "./styles/paint.ts";

/** Where the build writes, relative to the working directory. */
export const buildFolder = "dist";

/** The folder of drawings, styles and fonts, relative to the working directory. */
export const sharedFolder = "shared";

/** The bytes of static files, by their path on the site. */
export type Files = ReadonlyMap<string, Buffer>;

const assetName = /^(?:art|fonts)\/.*\.(?:svg|woff2)$/;

/** Lists all files below a folder, relative to it, in the same order on every machine. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .sort();
}

/**
 * Collects pictures and fonts under hashed names, with their asset manifest.
 * @throws ExplainedError if a drawing uses an unknown color.
 */
export async function collectAssets(): Promise<{ assets: AssetManifest; files: Files }> {
  const assets: Record<string, string> = {};
  const files = new Map<string, Buffer>();
  const names = (await listFiles(sharedFolder)).filter((name) => assetName.test(name));
  for (const name of names) {
    const file = join(sharedFolder, name);
    const source = await readFile(file);
    const body = name.endsWith(".svg") ? Buffer.from(paintDrawing(source.toString(), file)) : source;
    const path = hashedPath(name, body);
    assets[name] = path;
    files.set(path, body);
  }
  return { assets, files };
}

/** "art/mark.svg" becomes "/assets/art/mark.3f2a91bc.svg". */
export function hashedPath(name: string, body: Buffer): string {
  const dot = name.lastIndexOf(".");
  return `${assetsPath}${name.slice(0, dot)}.${contentHash(body)}${name.slice(dot)}`;
}

export async function collectPublicFiles(folder: string): Promise<Files> {
  const names = await listFiles(folder);
  const files = names.map(async (name) => [`/${name}`, await readFile(join(folder, name))] as const);
  return new Map(await Promise.all(files));
}

/** Replaces the previous build once the new one is complete. An export in the same folder stays. */
export async function writeBuild(build: BuildOutput, server: string): Promise<void> {
  const next = join(buildFolder, "next");
  const write = async (name: string, content: string | Buffer) => {
    await mkdir(dirname(join(next, name)), { recursive: true });
    await writeFile(join(next, name), content);
  };
  await rm(next, { recursive: true, force: true });
  await write(`${serverFolder}/start.js`, server);
  for (const { path, body } of build.files.values()) {
    await write(filesFolder + path, body().bytes);
  }
  await write(buildOutputFile, JSON.stringify({ ...build, files: [...build.files.keys()] }));
  // First out and last in, so that a server never starts with half of a build.
  await rm(join(buildFolder, buildOutputFile), { force: true });
  for (const name of [filesFolder, serverFolder, buildOutputFile]) {
    await rm(join(buildFolder, name), { recursive: true, force: true });
    await rename(join(next, name), join(buildFolder, name));
  }
  await rm(next, { recursive: true });
}

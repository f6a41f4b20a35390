import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AssetManifest } from "../../shared/components/pictures/asset-context.tsx";
import type { Bodies } from "../http/resource.ts";
import type { StyleSheet } from "../render/styles.ts";

/** What the build leaves for the server and the export, beside the server's own code. */
export interface BuildOutput {
  /** Names this build in health answers: the same for the same sources. */
  buildId: string;
  assets: AssetManifest;
  styles: StyleSheet;
  files: readonly BuiltFile[];
  workers: Workers;
}

/** The scripts of the workers. One of them is published, with what only server and export know. */
export interface Workers {
  /** Saves the guide. Needs its precache manifest in front. */
  saving: string;
  /** Removes what was saved, and itself. */
  removing: string;
}

/** A file that is served as it is. */
export interface BuiltFile {
  /** Address on the site, and place under the files folder: "/assets/art/mark.3f2a91bc.svg". */
  path: string;
  /** Whether the name changes with the content, so that it may be kept for a year. */
  isHashed: boolean;
  /** Whether copies ending in .br and .gz lie beside it. */
  isCompressed: boolean;
}

export const filesFolder = "files";
export const buildOutputFile = "build.json";

/** The build output is missing or cannot be read. */
export class BuildOutputError extends Error {
  override name = "BuildOutputError";
}

/**
 * Reads what the build wrote.
 * @param folder the build's folder, "dist".
 * @throws BuildOutputError when there is none.
 */
export async function readBuildOutput(folder: string): Promise<BuildOutput> {
  const file = join(folder, buildOutputFile);
  try {
    const output: BuildOutput = JSON.parse(await readFile(file, "utf8"));
    return output;
  } catch (cause) {
    throw new BuildOutputError(`${file} cannot be read. Run "npm run build" first.`, { cause });
  }
}

/** Reads a built file in each of its codings. */
export async function readBodies(folder: string, { path, isCompressed }: BuiltFile): Promise<Bodies> {
  const file = join(folder, filesFolder, path);
  if (!isCompressed) {
    return { identity: await readFile(file) };
  }
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readFile(`${file}.br`),
    readFile(`${file}.gz`),
  ]);
  return { identity, br, gzip };
}

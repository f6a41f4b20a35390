import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AssetManifest } from "../../shared/components/pictures/asset-context.tsx";
import { assetsPath } from "../../shared/offline.ts";
import type { StyleSheet } from "../render/styles.ts";
import type { Bodies } from "./answer.ts";
import { contentTypeOf, isCompressible } from "./content-types.ts";
import { ExplainedError } from "./explained-error.ts";

/** What the build leaves for the server and the export, beside the server's own code. */
export interface BuildOutput {
  /** Names this build in health answers: the same for the same sources. */
  buildId: string;
  assets: AssetManifest;
  styles: StyleSheet;
  files: readonly BuiltFile[];
  workers: Workers;
}

/** The scripts of the service workers. One of them is published, with what only server and export know. */
export interface Workers {
  /** Saves the guide. Needs its precache manifest in front. */
  saving: string;
  /** Removes what was saved, and itself. */
  removing: string;
}

/** A file that is served as it is. */
export interface BuiltFile {
  /** Its address on the site: "/assets/art/mark.3f2a91bc.svg". */
  path: string;
  bodies: Bodies;
}

/** The output as the build lists it: of each file the path, where its bodies lie below the files folder. */
export interface BuildListing extends Omit<BuildOutput, "files"> {
  files: readonly string[];
}

/** Whether the name of a file changes with its content, so that it may be kept for a year. */
export function isAsset(path: string): boolean {
  return path.startsWith(assetsPath);
}

export const filesFolder = "files";
export const buildOutputFile = "build.json";

/**
 * Reads what the build wrote, with every body: a disk that goes away later takes nothing with it.
 * @param folder the build's folder, "dist".
 * @throws ExplainedError when it or one of its files is missing.
 */
export async function readBuildOutput(folder: string): Promise<BuildOutput> {
  const file = join(folder, buildOutputFile);
  try {
    // Written by the build of the same sources.
    const listing: BuildListing = JSON.parse(await readFile(file, "utf8"));
    const files = listing.files.map((path) => readBuiltFile(join(folder, filesFolder), path));
    return { ...listing, files };
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "ENOENT" && "path" in cause)) {
      throw cause;
    }
    throw new ExplainedError(`${cause.path} is missing. Run "npm run build" first.`);
  }
}

/** One after the other: hundreds of small files at once, through the pool of threads, take six times as long. */
function readBuiltFile(folder: string, path: string): BuiltFile {
  const file = join(folder, path);
  const identity = readFileSync(file);
  const bodies = isCompressible(contentTypeOf(path))
    ? { identity, br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) }
    : { identity };
  return { path, bodies };
}

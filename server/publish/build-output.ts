import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AssetManifest } from "../../shared/components/pictures/asset-context.tsx";
import type { StyleSheet } from "../render/styles.ts";
import type { Bodies } from "./answer.ts";
import { contentTypeOf, isCompressible } from "./content-types.ts";
import { ExplainedError } from "./explained-error.ts";

/** What the build makes for the server and the export, besides their code. */
export interface BuildOutput {
  /** Identifies this build in health answers and the log. The same sources give the same id. */
  readonly buildId: string;
  readonly assets: AssetManifest;
  readonly styles: StyleSheet;
  readonly files: readonly BuiltFile[];
  readonly workers: Workers;
}

/** The scripts of the two service workers. One of them is published. */
export interface Workers {
  /** Saves the guide. It is published with its precache manifest in front. */
  readonly saving: string;
  /** Removes saved copies and unregisters itself. */
  readonly removing: string;
}

/** A file that is served as it is. */
export interface BuiltFile {
  /** Its address on the site: "/assets/art/mark.3f2a91bc.svg". */
  readonly path: string;
  readonly bodies: Bodies;
}

/** The build's output as its listing has it. The path of a file is also its place below the files folder. */
export interface BuildListing extends Omit<BuildOutput, "files"> {
  readonly files: readonly string[];
}

/** What lies in the build's folder: files to serve, code for Node, the listing, and texts published ahead. */
export const filesFolder = "files";
export const serverFolder = "server";
export const buildOutputFile = "build.json";
export const publicationFile = "publication.v8";

/**
 * Reads what the build wrote, with every body, so that a running server survives the loss of its disk.
 * @param folder the build's folder, "dist".
 * @throws ExplainedError when it or one of its files is missing.
 */
export async function readBuildOutput(folder: string): Promise<BuildOutput> {
  const file = join(folder, buildOutputFile);
  try {
    // Not validated: the build of the same sources wrote it.
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

/** Reads synchronously: hundreds of small asynchronous reads would take six times as long. */
function readBuiltFile(folder: string, path: string): BuiltFile {
  const file = join(folder, path);
  const identity = readFileSync(file);
  const bodies = isCompressible(contentTypeOf(path))
    ? { identity, br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) }
    : { identity };
  return { path, bodies };
}

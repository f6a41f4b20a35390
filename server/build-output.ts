import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AssetManifest } from "../shared/components/pictures/asset-context.tsx";
import { ExplainedError } from "./explained-error.ts";
import type { StyleSheet } from "./render/styles.ts";

/** What the build makes for the server and the export, besides their code. */
export interface BuildOutput {
  /** Identifies this build in health responses and the log. The same sources give the same id. */
  readonly buildId: string;
  readonly assets: AssetManifest;
  readonly styles: StyleSheet;
  /** The addresses of all files that are served as they are: "/assets/art/mark.3f2a91bc.svg". */
  readonly files: readonly string[];
  readonly workers: Workers;
}

/** The scripts of the two service workers. One of them is published. */
export interface Workers {
  /** Saves the guide. It is published with its precache manifest in front. */
  readonly saving: string;
  /** Removes saved copies and unregisters itself. */
  readonly removing: string;
}

/** What is in the build's folder: files to serve, code for Node, and the rest of its output. */
export const filesFolder = "files";
export const serverFolder = "server";
export const buildOutputFile = "build.json";

/**
 * Reads what the build wrote.
 * @param folder the build's folder, "dist".
 * @throws ExplainedError when it is missing or incomplete.
 */
export function readBuildOutput(folder: string): BuildOutput {
  const file = join(folder, buildOutputFile);
  try {
    // Not validated further: the build of the same sources wrote it.
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new ExplainedError(`${file} is missing or incomplete. Run "npm run build" first.`, { cause });
  }
}

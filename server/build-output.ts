import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AssetManifest } from "../shared/site-context.ts";
import { ExplainedError } from "./explained-error.ts";

/** What the build writes for the server and the export, besides their code. */
export interface BuildOutput {
  /** Where it is: "dist". */
  readonly folder: string;
  /** Identifies this build in health responses and the log. The same sources give the same id. */
  readonly buildId: string;
  readonly assets: AssetManifest;
  /** All styles of the site, in cascade order. */
  readonly styles: readonly StyleRules[];
  /** The paths of static files: "/assets/art/mark.3f2a91bc.svg". */
  readonly builtPaths: readonly string[];
  /** Those with compressed copies. */
  readonly compressedPaths: readonly string[];
  /** The scripts of the two service workers, of which one is published. */
  readonly workers: { readonly serviceWorker: string; readonly removingWorker: string };
}

/** The minified rules of a file. */
export interface StyleRules {
  readonly name: string;
  /** Those of a CSS module, whose rules are only on pages that have one of them. */
  readonly classes?: readonly string[];
  readonly css: string;
}

export const filesFolder = "files";
export const serverFolder = "server";
export const buildOutputFile = "build.json";

/**
 * Reads what the build wrote.
 * @param folder the build's folder, "dist".
 * @throws ExplainedError if it cannot be read.
 */
export function readBuildOutput(folder: string): BuildOutput {
  const file = join(folder, buildOutputFile);
  try {
    // Not validated: a build of the same sources wrote it.
    return { ...JSON.parse(readFileSync(file, "utf8")), folder };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ExplainedError(`${file} cannot be read: ${reason}. Run "npm run build" first.`);
  }
}

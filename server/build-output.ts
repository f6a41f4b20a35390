import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isAsset } from "../shared/contract/assets.ts";
import type { AssetManifest } from "../shared/site-context.ts";
import { encode, type ResponseBody } from "./encode.ts";
import type { Caching } from "./headers.ts";
import { ExplainedError } from "./process/explained-error.ts";

/** What the build makes for the server and the export. */
export interface BuildOutput {
  /** Identifies this build in health responses and the log. The same sources give the same id. */
  readonly buildId: string;
  readonly assets: AssetManifest;
  /** All styles of the site, in cascade order. */
  readonly styles: readonly StyleRules[];
  /** The scripts of the two service workers, of which one is published. */
  readonly workers: { readonly serviceWorker: string; readonly removingWorker: string };
  /** By path: those of public/ under their own names, assets under hashed ones. */
  readonly files: ReadonlyMap<string, ServedFile>;
}

/** The minified rules of a file. */
export interface StyleRules {
  readonly name: string;
  /** Those of a CSS module, whose rules are only on pages that have one of them. */
  readonly classes?: readonly string[];
  readonly css: string;
}

export interface ServedFile {
  readonly path: string;
  readonly caching: keyof Caching;
  /** A file that is computed from content and pages is computed at the first call. */
  readonly body: () => ResponseBody;
}

/** The folders and the file of a build. */
export const filesFolder = "files";
export const serverFolder = "server";
export const buildOutputFile = "build.json";

export function staticFiles(files: Iterable<readonly [path: string, bytes: Buffer]>): BuildOutput["files"] {
  return new Map(
    Array.from(files, ([path, bytes]) => {
      const body = encode(bytes, /\.(?:svg|js|ico)$/.test(path));
      return [path, { path, caching: isAsset(path) ? "asset" : "file", body: () => body }];
    }),
  );
}

/**
 * Reads what the build wrote.
 * @param folder the build's folder, "dist".
 * @throws ExplainedError if it cannot be read.
 */
export function readBuildOutput(folder: string): BuildOutput {
  const file = join(folder, buildOutputFile);
  try {
    // Not validated: a build of the same sources wrote it.
    const { files, ...output } = JSON.parse(readFileSync(file, "utf8"));
    const bytes = files.map((path: string) => [path, readFileSync(join(folder, filesFolder, path))]);
    return { ...output, files: staticFiles(bytes) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ExplainedError(`${file} cannot be read: ${reason}. Run "npm run build" first.`);
  }
}

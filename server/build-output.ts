import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isAsset } from "../shared/contract/names.ts";
import type { AssetManifest } from "../shared/site-context.ts";
import { type Encoding, finished, type ResponseBody } from "./encode.ts";
import { ExplainedError } from "./explained-error.ts";
import type { Caching } from "./headers.ts";
import { lazy } from "./lazy.ts";

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
  /** Computed or read at the first call. */
  readonly body: () => ResponseBody;
}

/** The folders and the file of a build. */
export const filesFolder = "files";
export const serverFolder = "server";
export const buildOutputFile = "build.json";

/** The extension of a compressed copy of a static file. */
export const extensionOf: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

/** Whether a static file is of a type that compresses well. */
export function isCompressible(path: string): boolean {
  return /\.(?:svg|js|ico)$/.test(path);
}

/** @param bodies by path. Each is computed when its file is first asked for. */
export function staticFiles(
  bodies: Iterable<readonly [path: string, body: () => ResponseBody]>,
): BuildOutput["files"] {
  return new Map(
    Array.from(bodies, ([path, body]) => [
      path,
      { path, caching: isAsset(path) ? "asset" : "file", body: lazy(body) },
    ]),
  );
}

/**
 * Reads what the build wrote. Static files are read at their first request, with their compressed copies.
 * @param folder the build's folder, "dist".
 * @throws ExplainedError if it cannot be read.
 */
export function readBuildOutput(folder: string): BuildOutput {
  const file = join(folder, buildOutputFile);
  try {
    // Not validated: a build of the same sources wrote it.
    const { files, ...output } = JSON.parse(readFileSync(file, "utf8"));
    const bodies = files.map((path: string) => [path, () => readBody(join(folder, filesFolder, path))]);
    return { ...output, files: staticFiles(bodies) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ExplainedError(`${file} cannot be read: ${reason}. Run "npm run build" first.`);
  }
}

function readBody(file: string): ResponseBody {
  const copyOf = (encoding: Encoding) => readFileSync(file + extensionOf[encoding]);
  const copies = isCompressible(file) ? { br: copyOf("br"), gzip: copyOf("gzip") } : {};
  return finished(readFileSync(file), copies);
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AssetManifest } from "../../shared/site-context.ts";
import { createStaticFiles, type ServedFile } from "../http/served-file.ts";
import type { StyleRules } from "../render/render.tsx";
import { ExplainedError } from "./explained-error.ts";

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

/** What the file of a build holds. */
type StoredOutput = Omit<BuildOutput, "files"> & { readonly files: readonly string[] };

/** The folders and the file of a build. */
export const filesFolder = "files";
export const serverFolder = "server";
export const buildOutputFile = "build.json";

/**
 * Reads what the build wrote. Reading all static files would delay the first response.
 * @param folder the build's folder, "dist".
 * @throws ExplainedError if it cannot be read.
 */
export function readBuildOutput(folder: string): BuildOutput {
  const file = join(folder, buildOutputFile);
  try {
    const output: StoredOutput | null = JSON.parse(readFileSync(file, "utf8"));
    // Not validated further: a build of the same sources wrote it.
    const missing = (["buildId", "assets", "styles", "workers", "files"] as const).find(
      (name) => !output?.[name],
    );
    if (!output || missing !== undefined) {
      throw new Error(`it has no "${missing}"`);
    }
    const readable = output.files.map(
      (path) => [path, () => readFileSync(join(folder, filesFolder, path))] as const,
    );
    return { ...output, files: createStaticFiles(readable) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ExplainedError(`${file} cannot be read: ${reason}. Run "npm run build" first.`);
  }
}

import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { ExplainedError } from "../process/explained-error.ts";
import { exportMark, markedFile } from "./host-files.ts";

/**
 * Fills a new folder beside the given one, then replaces that one in two renames. Follows symbolic links. If anything
 * fails, the folder is as before. If the process is killed between the renames, the next call puts the folder back.
 * A previous export is replaced with everything in it, even files that someone has added.
 * @param fill writes `markedFile` first, so that the next call recognizes what a killed one left.
 * @throws ExplainedError if the folder, or the new or the previous one beside it, is neither empty nor an export;
 * whatever `fill` or the disk throws.
 */
export function replaceFolder(folder: string, fill: (staging: string) => void): void {
  const target = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  const staging = `${target}.export-next`;
  const previous = `${target}.export-previous`;
  /** Undoes an export that failed or was killed. */
  const recover = () => {
    if (existsSync(previous) && !existsSync(target)) {
      renameSync(previous, target);
    }
    remove(staging);
  };
  for (const path of [target, staging, previous]) {
    assertReplaceable(path);
  }
  recover();
  remove(previous);
  try {
    mkdirSync(staging, { recursive: true });
    fill(staging);
    if (existsSync(target)) {
      renameSync(target, previous);
    }
    renameSync(staging, target);
  } catch (error) {
    recover();
    throw error;
  }
  try {
    remove(previous);
  } catch (error) {
    console.warn(
      `The export is complete. Delete the previous one, which could not be removed: ${String(error)}`,
    );
  }
}

function assertReplaceable(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const isExport = () => readFileSync(join(folder, markedFile), "utf8").startsWith(exportMark);
  if (names.length > 0 && !(names.includes(markedFile) && isExport())) {
    throw new ExplainedError(`${folder} holds other files. Choose an empty folder or a previous export.`);
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

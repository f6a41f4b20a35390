import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { ExplainedError } from "../process/explained-error.ts";

/** The first line of `markedFile`, by which the export recognizes a folder that it may replace. */
export const exportMark = "# Written by the export of the guide";
export const markedFile = ".htaccess";

/**
 * Fills a new folder beside the given one, then replaces that one in two renames. Follows symbolic links. If anything
 * fails, the folder is as before. After a process was killed, the next call puts the folder back if it was moved away,
 * and says what to delete. A previous export is replaced with everything in it, even files that someone has added.
 * @param fill writes `markedFile` too, so that the next call recognizes the export.
 * @throws ExplainedError if the folder, or the previous one beside it, is neither empty nor an export; if the new one
 * exists; whatever `fill` or the disk throws.
 */
export function replaceFolder(folder: string, fill: (staging: string) => void): void {
  const target = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  const staging = `${target}.export-next`;
  const previous = `${target}.export-previous`;
  const putBack = () => {
    if (existsSync(previous) && !existsSync(target)) {
      renameSync(previous, target);
    }
  };
  putBack();
  // It creates nothing if another export is under way.
  if (mkdirSync(staging, { recursive: true }) === undefined) {
    throw new ExplainedError(
      `Another export is writing ${staging}. Wait for it to finish; if none is running, delete that folder.`,
    );
  }
  try {
    assertReplaceable(target);
    assertReplaceable(previous);
    remove(previous);
    fill(staging);
    if (existsSync(target)) {
      renameSync(target, previous);
    }
    renameSync(staging, target);
  } catch (error) {
    putBack();
    remove(staging);
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

/** @throws ExplainedError if the folder is neither empty nor an export. */
export function assertReplaceable(folder: string): void {
  const path = resolve(folder);
  const names = existsSync(path) ? readdirSync(path) : [];
  const isExport = () => readFileSync(join(path, markedFile), "utf8").startsWith(exportMark);
  if (names.length > 0 && !(names.includes(markedFile) && isExport())) {
    throw new ExplainedError(`${path} holds other files. Choose an empty folder or a previous export.`);
  }
}

/** Removes an export. The file that marks it is last, so that what a killed process leaves is still recognized. */
function remove(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((file) => file !== markedFile)) {
    rmSync(join(folder, name), { recursive: true });
  }
  rmSync(folder, { recursive: true, force: true });
}

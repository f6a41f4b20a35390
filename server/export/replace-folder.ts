import { existsSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { ExplainedError } from "../explained-error.ts";
import { exportMark, markedFile } from "./host-files.ts";

/**
 * Fills a new folder beside the given one, then puts it in its place, also where that is a link. If filling
 * fails, the folder stays as it was.
 * @throws ExplainedError when the folder holds other files or cannot be renamed.
 */
export function replaceFolder(folder: string, fill: (staging: string) => void): void {
  const target = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  assertReplaceable(target);
  const staging = `${target}.next`;
  const previous = `${target}.previous`;
  remove(staging);
  remove(previous);
  try {
    fill(staging);
    if (existsSync(target)) {
      renameSync(target, previous);
    }
    renameSync(staging, target);
  } catch (error) {
    remove(staging);
    throw error;
  }
  remove(previous);
}

function assertReplaceable(folder: string): void {
  const mark = join(folder, markedFile);
  const isFree = !existsSync(folder) || readdirSync(folder).length === 0;
  if (!isFree && !(existsSync(mark) && readFileSync(mark, "utf8").startsWith(exportMark))) {
    throw new ExplainedError(`${folder} holds other files. Choose an empty folder or a previous export.`);
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

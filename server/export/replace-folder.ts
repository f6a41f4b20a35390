import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { ExplainedError } from "../explained-error.ts";
import { exportSignature, signedFile } from "./host-files.ts";

const previousEnding = "-previous";

/**
 * Fills a new folder, then replaces the given one in two renames. Between them, the folder does not exist. Follows
 * symbolic links. If anything fails, the folder is as before. If the process is killed between the renames, the next
 * call puts the folder back; the new one stays beside it, under a name with ".next-". A previous export is replaced with everything in it, even files
 * that someone has added.
 * @throws ExplainedError if the folder is neither empty nor a previous export; whatever `fill` or the disk throws.
 */
export function replaceFolder(folder: string, fill: (staging: string) => void): void {
  const target = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  assertReplaceable(target);
  mkdirSync(dirname(target), { recursive: true });
  putBack(target);
  const staging = mkdtempSync(`${target}.next-`);
  const previous = `${staging}${previousEnding}`;
  // The web server may run as another user.
  chmodSync(staging, 0o755);
  try {
    fill(staging);
    if (existsSync(target)) {
      renameSync(target, previous);
    }
    renameSync(staging, target);
  } catch (error) {
    try {
      if (existsSync(previous)) {
        renameSync(previous, target);
      }
      remove(staging);
    } catch {
      // The first error matters more.
    }
    throw error;
  }
  try {
    remove(previous);
  } catch {
    console.warn(`The export is complete, but ${previous} could not be removed. Delete it.`);
  }
}

/** Puts back the folder of an export that was killed between its renames. */
function putBack(target: string): void {
  const previous = readdirSync(dirname(target)).find(
    (name) => name.startsWith(`${basename(target)}.next-`) && name.endsWith(previousEnding),
  );
  if (previous !== undefined && !existsSync(target)) {
    renameSync(join(dirname(target), previous), target);
  }
}

function isExport(folder: string): boolean {
  const signed = join(folder, signedFile);
  return existsSync(signed) && readFileSync(signed, "utf8").startsWith(exportSignature);
}

function assertReplaceable(folder: string): void {
  const isFree = !existsSync(folder) || readdirSync(folder).length === 0;
  if (!isFree && !isExport(folder)) {
    throw new ExplainedError(`${folder} holds other files. Choose an empty folder or a previous export.`);
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

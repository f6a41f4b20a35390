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

/**
 * Fills a new folder beside the given one, then replaces that one in two renames. Follows symbolic links. If anything
 * fails, the folder is as before. If the process is killed between the renames, the next call puts the folder back.
 * A previous export is replaced with everything in it, even files that someone has added.
 * @throws ExplainedError if the folder is neither empty nor a previous export; whatever `fill` or the disk throws.
 */
export function replaceFolder(folder: string, fill: (staging: string) => void): void {
  const target = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  assertReplaceable(target);
  mkdirSync(dirname(target), { recursive: true });
  putBack(target);
  const staging = mkdtempSync(`${target}.next-`);
  const previous = `${staging}-previous`;
  // The web server may run as another user.
  chmodSync(staging, 0o755);
  try {
    fill(staging);
    if (existsSync(target)) {
      renameSync(target, previous);
    }
    renameSync(staging, target);
  } finally {
    // After a success, neither has anything to do.
    remove(staging);
    putBack(target);
  }
  remove(previous);
}

/** Puts back the folder of an export that ended between its renames. */
function putBack(target: string): void {
  const previous = readdirSync(dirname(target)).find(
    (name) => name.startsWith(`${basename(target)}.next-`) && name.endsWith("-previous"),
  );
  if (previous !== undefined && !existsSync(target)) {
    renameSync(join(dirname(target), previous), target);
  }
}

function assertReplaceable(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const isExport = () => readFileSync(join(folder, signedFile), "utf8").startsWith(exportSignature);
  if (names.length > 0 && !(names.includes(signedFile) && isExport())) {
    throw new ExplainedError(`${folder} holds other files. Choose an empty folder or a previous export.`);
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

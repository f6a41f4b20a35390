import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { ExportError } from "./export-error.ts";

/** A folder with this file, beginning with this mark, was written by an export and may be replaced. */
export const markedFile = "_headers";
export const exportMark = "# Written by the export of the guide";

/**
 * Fills a new folder, then puts it in the place of the given one by two renames. On failure that one stays as
 * it was.
 * @param fill fills the folder at the path it is given, which does not exist yet. Must write the marked file
 * first.
 * @throws ExportError when the folder, or one in the way beside it, holds other files, is a file or cannot
 * be renamed; whatever `fill` throws.
 */
export async function replaceFolder<Result>(
  folder: string,
  fill: (staging: string) => Promise<Result>,
): Promise<Result> {
  const staging = `${folder}.next`;
  const former = `${folder}.former`;
  for (const name of [folder, staging, former]) {
    await assertExported(name);
  }
  // An export that ended between its two renames has left no folder.
  const putBack = async () => {
    if (!existsSync(folder) && existsSync(former)) {
      await rename(former, folder);
    }
  };
  await putBack();
  await remove(staging);
  await remove(former);
  try {
    const result = await fill(staging);
    if (existsSync(folder)) {
      await rename(folder, former).catch(({ code }: NodeJS.ErrnoException) => {
        throw new ExportError(
          `The folder ${nameOf(folder)} cannot be replaced (${code}). Where it is mounted, choose a folder in it.`,
        );
      });
    }
    await rename(staging, folder);
    await remove(former).catch(({ code }: NodeJS.ErrnoException) => {
      throw new ExportError(
        `The export is complete, but the former one cannot be removed (${code}). Delete ${nameOf(former)}.`,
      );
    });
    return result;
  } catch (error) {
    await putBack();
    await remove(staging);
    throw error;
  }
}

function nameOf(folder: string): string {
  return relative(process.cwd(), folder) || ".";
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

async function assertExported(folder: string): Promise<void> {
  if (!existsSync(folder)) {
    return;
  }
  if (!(await stat(folder)).isDirectory()) {
    throw new ExportError(`${nameOf(folder)} is a file. Choose a folder.`);
  }
  const isEmpty = (await readdir(folder)).length === 0;
  const marked = join(folder, markedFile);
  if (!isEmpty && !(existsSync(marked) && (await readFile(marked, "utf8")).startsWith(exportMark))) {
    throw new ExportError(
      `The folder ${nameOf(folder)} holds other files. Choose an empty one, or a former export.`,
    );
  }
}

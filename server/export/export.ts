import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { ResponseBody } from "../http/encode.ts";
import { ExplainedError } from "../process/explained-error.ts";
import type { Site } from "../site.ts";
import { hostFiles } from "./host-files.ts";
import { replaceFolder } from "./replace-folder.ts";

/**
 * Writes a site as static files. If the export fails, the folder does not change.
 * @param site checked, so that every page and file renders.
 * @returns how many pages and files were written.
 * @throws ExplainedError if the folder holds other files, or if a path is given twice or leads out of it; another error
 * of the disk, which `explain` knows.
 */
export function exportSite(folder: string, site: Site): { pages: number; files: number } {
  const pages = site.pages();
  const files = [...site.files.values()];
  replaceFolder(folder, (staging) => {
    for (const [path, text] of Object.entries(hostFiles(files))) {
      write(staging, path, text);
    }
    for (const { path, body } of pages) {
      writeEncoded(staging, pageFile(path), body);
    }
    for (const { path, body } of files) {
      writeEncoded(staging, path, body());
    }
  });
  return { pages: pages.length, files: files.length };
}

/** Writes a file, and its copy for nginx (gzip_static). Other hosts compress everything themselves. */
function writeEncoded(folder: string, path: string, { bytes, encodedAs }: ResponseBody): void {
  write(folder, path, bytes);
  const copy = encodedAs("gzip");
  if (copy) {
    write(folder, `${path}.gz`, copy);
  }
}

function write(folder: string, path: string, content: string | Buffer): void {
  const file = outputPath(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Returns the file of a page: "/foods" is in "/foods.html", where all common hosts look for it. */
export function pageFile(path: string): string {
  return path === "/" ? "/index.html" : `${path}.html`;
}

/**
 * Returns where to write a file of an export.
 * @param path relative to the folder of the export.
 * @throws ExplainedError if the path leads out of the folder, or if something is already there.
 */
export function outputPath(folder: string, path: string): string {
  const file = join(folder, path);
  if (relative(folder, file).split(sep)[0] === "..") {
    throw new ExplainedError(`${path} leads out of the folder of the export. Give it another path.`);
  }
  if (existsSync(file)) {
    throw new ExplainedError(
      `Two pages or files would be exported as ${path}. Give one of them another path.`,
    );
  }
  return file;
}

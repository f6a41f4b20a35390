import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { ExplainedError } from "../process/explained-error.ts";

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

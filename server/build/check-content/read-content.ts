import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { listFiles } from "../build-files.ts";

/** The exports of each content file, by its path. */
export type Content = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Imports every file of facts or prose. */
export async function readContent(): Promise<Content> {
  const files = [...(await filesIn("shared/content")), "shared/contract/script-texts.ts"];
  return importAll(
    files.filter((file) => !/^shared\/content\/(?:schema|formulas|derived)\/|\.md$/.test(file)),
  );
}

/**
 * Imports what is derived from the content.
 * @throws Error if the content contradicts itself.
 */
export async function readDerived(): Promise<Content> {
  return importAll(await filesIn("shared/content/derived"));
}

async function filesIn(folder: string): Promise<readonly string[]> {
  return (await listFiles(folder)).map((file) => `${folder}/${file}`);
}

async function importAll(files: readonly string[]): Promise<Content> {
  const modules = files.map(async (file) => [file, await import(pathToFileURL(resolve(file)).href)]);
  return Object.fromEntries(await Promise.all(modules));
}

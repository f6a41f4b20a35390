import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { z } from "zod";
import { listFiles } from "../build-files.ts";

/** By the path of a file, then by the name of an export. */
type Exports<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;
export type Content = Exports<unknown>;
export type Schemas = Exports<z.ZodType>;

/** Imports every file of facts or prose. */
export async function readContent(): Promise<Content> {
  const files = await filesIn("shared/content");
  const ownFiles = files.filter((file) => !/^shared\/content\/(?:schema|derived)\/|\.md$/.test(file));
  return importAll([...ownFiles, "shared/contract/script-texts.ts"]);
}

/**
 * Imports what is derived from the content.
 * @throws Error if the content contradicts itself.
 */
export async function readDerived(): Promise<Content> {
  return importAll(await filesIn("shared/content/derived"));
}

/** Imports the schemas of facts, each under the name of the export that it checks. */
export async function readSchemas(): Promise<Schemas> {
  const modules = await importAll<{ readonly schemas?: Schemas[string] }>(
    await filesIn("shared/content/schema"),
  );
  return Object.fromEntries(Object.entries(modules).map(([file, { schemas = {} }]) => [file, schemas]));
}

/** Returns the file with the schemas of a content file. Its name is that of the file or, below a folder, of the folder. */
export function schemaFileOf(file: string): string {
  return file.replace(/^shared\/content\/([\w-]+).*/, "shared/content/schema/$1.ts");
}

async function filesIn(folder: string): Promise<readonly string[]> {
  return (await listFiles(folder)).map((file) => `${folder}/${file}`);
}

async function importAll<Module>(files: readonly string[]): Promise<Readonly<Record<string, Module>>> {
  const modules = files.map(async (file) => [file, await import(pathToFileURL(resolve(file)).href)]);
  return Object.fromEntries(await Promise.all(modules));
}

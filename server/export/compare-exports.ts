import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { addressOf } from "./file-names.ts";

/** What differs between two exports: addresses of pages, and of files that keep their names. */
export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** Compares two exports byte by byte. Assets are left out: a new asset has a new name. */
export async function compareExports(before: string, after: string): Promise<Changes> {
  const old = await filesByAddress(before);
  const fresh = await filesByAddress(after);
  const changed: string[] = [];
  for (const [address, file] of fresh) {
    if (old.has(address) && !(await readFile(join(before, file))).equals(await readFile(join(after, file)))) {
      changed.push(address);
    }
  }
  const missingFrom = (others: ReadonlyMap<string, string>) => (address: string) => !others.has(address);
  return {
    added: [...fresh.keys()].filter(missingFrom(old)),
    changed,
    removed: [...old.keys()].filter(missingFrom(fresh)),
  };
}

async function filesByAddress(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const file of (await readdir(folder, { recursive: true })).sort()) {
    const address = addressOf(file);
    if (address !== undefined) {
      files.set(address, file);
    }
  }
  return files;
}

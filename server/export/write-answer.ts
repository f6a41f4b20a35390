import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";
import type { Answer } from "../publish/answer.ts";
import { ExportError } from "./export-error.ts";
import { fileOf } from "./file-names.ts";

/** Writes an answer below a folder, with its compressed copies beside it. Throws what `writeInto` throws. */
export function writeAnswer(folder: string, answer: Answer): void {
  const { identity, br, gzip } = answer.bodies;
  const name = fileOf(answer);
  for (const [ending, body] of [["", identity] as const, [".br", br] as const, [".gz", gzip] as const]) {
    if (body) {
      writeInto(folder, `${name}${ending}`, body);
    }
  }
}

/**
 * Writes a file below a folder. Synchronous: thousands of small asynchronous writes take longer.
 * @throws ExportError when the file would lie outside the folder; whatever the disk throws.
 */
export function writeInto(folder: string, name: string, content: string | Buffer): void {
  const file = resolve(folder, name);
  if (!file.startsWith(resolve(folder) + sep)) {
    throw new ExportError(`${name} would be written outside the export.`);
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

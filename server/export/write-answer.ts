import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";
import type { Answer } from "../publish/answer.ts";
import { ExportError } from "./export-error.ts";
import { fileOf } from "./file-names.ts";

/** Writes an answer below a folder, with its copies in other codings beside it. Throws as `writeInto` does. */
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
 * Writes a file below a folder, at once: through the pool of threads, thousands of small files take longer.
 * @throws ExportError when it would lie outside; whatever the disk throws.
 */
export function writeInto(folder: string, name: string, content: string | Buffer): void {
  const file = resolve(folder, name);
  if (!file.startsWith(resolve(folder) + sep)) {
    throw new ExportError(`${name} would be written outside the export.`);
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

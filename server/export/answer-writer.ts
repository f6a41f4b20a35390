import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve, sep } from "node:path";
import type { Answer } from "../publish/answer.ts";
import { ExportError } from "./export-error.ts";
import { fileOf } from "./file-names.ts";

/** How many answers are written at a time. */
const batchSize = 32;

/** How the copies of a file in other codings end, beside it. */
const endings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** Writes answers in batches: while one is on its way to the disk, the next is made. */
export class AnswerWriter {
  readonly #folder: string;
  readonly #batch: Answer[] = [];
  #writing: Promise<readonly PromiseSettledResult<void>[]> = Promise.resolve([]);

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Takes an answer to be written under its path. @throws when an earlier one could not be. */
  async add(answer: Answer): Promise<void> {
    this.#batch.push(answer);
    if (this.#batch.length === batchSize) {
      await this.#begin();
    }
  }

  /** Resolves when every answer is on the disk. @throws when one could not be written. */
  async finish(): Promise<void> {
    await this.#begin();
    // Waits for the last batch, and begins an empty one.
    await this.#begin();
  }

  /** Waits for the batch that is on its way, then begins to write the next. */
  async #begin(): Promise<void> {
    for (const outcome of await this.#writing) {
      if (outcome.status === "rejected") {
        throw outcome.reason;
      }
    }
    this.#writing = Promise.allSettled(this.#batch.splice(0).map((answer) => this.#write(answer)));
  }

  async #write(answer: Answer): Promise<void> {
    const { bodies } = answer;
    const name = fileOf(answer);
    await writeInto(this.#folder, name, bodies.identity);
    for (const [coding, ending] of endings) {
      const body = bodies[coding];
      if (body) {
        await writeInto(this.#folder, `${name}${ending}`, body);
      }
    }
  }
}

/** Writes a file below a folder. @throws ExportError when it would lie outside. */
export async function writeInto(folder: string, name: string, content: string | Buffer): Promise<void> {
  const file = resolve(folder, name);
  if (!file.startsWith(resolve(folder) + sep)) {
    throw new ExportError(`${name} would be written outside the export.`);
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

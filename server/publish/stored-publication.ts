import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { deserialize, serialize } from "node:v8";
import type { SearchData } from "../../shared/search/search-entry.ts";
import type { RenderContext } from "../render/render-context.ts";
import type { Answer } from "./answer.ts";
import { type BuildOutput, publicationFile } from "./build-output.ts";
import { readersCaching } from "./caching.ts";
import { compressFile } from "./compress.ts";
import { isCompressible } from "./content-types.ts";
import { fileAnswer } from "./file-answer.ts";
import type { Publication } from "./publish.ts";

/** The texts of a publication as the build stores them. Its files are in the build folder already. */
interface StoredPublication {
  /** Everything that the texts depend on. They are used only if it is the same. */
  readonly inputs: readonly unknown[];
  readonly texts: readonly Answer[];
  readonly searchData: SearchData;
}

/**
 * Stores a publication in the build's folder, with its texts compressed at the highest quality: in V8's
 * serialization format, which keeps bytes as they are and is read in a millisecond or two.
 */
export async function storePublication(
  folder: string,
  build: BuildOutput,
  context: RenderContext,
  { answers, searchData }: Publication,
): Promise<void> {
  const files = new Set(build.files.map(({ path }) => path));
  const texts = await Promise.all(answers.filter(({ path }) => !files.has(path)).map(compressAnswer));
  const stored: StoredPublication = { inputs: inputsOf(build, context), texts, searchData };
  await writeFile(join(folder, publicationFile), serialize(stored));
}

/** Returns the publication that the build stored, if it was made by this build with the same settings. */
export function readPublication(
  folder: string,
  build: BuildOutput,
  context: RenderContext,
): Publication | undefined {
  const stored = tryToRead(join(folder, publicationFile));
  if (stored === undefined || !isDeepStrictEqual(stored.inputs, inputsOf(build, context))) {
    return undefined;
  }
  const answers = [...stored.texts, ...build.files.map((file) => fileAnswer(file, readersCaching))];
  return { answers, failures: new Map(), searchData: stored.searchData };
}

/** Returns undefined for a missing or damaged file, without which the guide is published anew. */
function tryToRead(file: string): StoredPublication | undefined {
  try {
    return deserialize(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** Leaves out the assets and the styles: the build's id stands for them. */
function inputsOf({ buildId }: BuildOutput, context: RenderContext): readonly unknown[] {
  const { assets: _assets, styles: _styles, ...settings } = context;
  return [buildId, settings];
}

async function compressAnswer(answer: Answer): Promise<Answer> {
  const { bodies, contentType } = answer;
  return isCompressible(contentType) ? { ...answer, bodies: await compressFile(bodies.identity) } : answer;
}

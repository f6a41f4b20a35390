import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { deserialize, serialize } from "node:v8";
import type { SearchData } from "../../shared/search/search-entry.ts";
import type { RenderContext } from "../render/render-context.ts";
import type { Answer } from "./answer.ts";
import type { BuildOutput } from "./build-output.ts";
import { caching } from "./caching.ts";
import { compressFile } from "./compress.ts";
import { isCompressible } from "./content-types.ts";
import { fileAnswer, type Publication } from "./publish.ts";

/** The texts of a publication as the build stores them: its files lie there already. */
interface StoredPublication {
  /** All that the texts depend on: they are taken where it is the same. */
  inputs: readonly unknown[];
  texts: readonly Answer[];
  searchData: SearchData;
}

/** In the format of V8, which keeps bytes as they are and is read in a millisecond or two. */
const publicationFile = "publication.v8";

/** Stores a publication of the guide in the build's folder, its texts compressed as hard as it goes. */
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

/** The publication that the build has stored, if what the guide is to be published with is the same. */
export function readPublication(
  folder: string,
  build: BuildOutput,
  context: RenderContext,
): Publication | undefined {
  const stored = tryToRead(join(folder, publicationFile));
  if (stored === undefined || !isDeepStrictEqual(stored.inputs, inputsOf(build, context))) {
    return undefined;
  }
  const answers = [...stored.texts, ...build.files.map((file) => fileAnswer(file, caching))];
  return { answers, failures: new Map(), searchData: stored.searchData };
}

/** What is missing or damaged is done without: the guide is published anew. */
function tryToRead(file: string): StoredPublication | undefined {
  try {
    return deserialize(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** The assets and the styles are of the build, and its id stands for them. */
function inputsOf({ buildId }: BuildOutput, context: RenderContext): readonly unknown[] {
  const { assets: _assets, styles: _styles, ...settings } = context;
  return [buildId, settings];
}

async function compressAnswer(answer: Answer): Promise<Answer> {
  const { bodies, contentType } = answer;
  return isCompressible(contentType) ? { ...answer, bodies: await compressFile(bodies.identity) } : answer;
}

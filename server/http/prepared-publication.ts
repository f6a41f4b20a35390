import type { SearchData } from "../../shared/search/search-entry.ts";
import type { Answer } from "../publish/answer.ts";
import { compressText } from "../publish/compress.ts";
import { isCompressible } from "../publish/content-types.ts";
import type { Publication } from "../publish/publish.ts";
import { createResource, type Resource } from "./resource.ts";

/** A publication in memory, each answer ready to be sent. */
export interface PreparedPublication {
  /** What is published at a path. */
  at(path: string): Resource | undefined;
  /** Page Not Found as it is published, without a suggestion. */
  readonly notFound: Resource;
  /** Prepares Page Not Found with another body, which has a policy of its own. */
  notFoundWith(html: string, headers: Answer["headers"]): Resource;
  readonly failures: Publication["failures"];
  readonly searchData: SearchData;
}

/**
 * Prepares a publication for sending.
 * @param compresses whether to compress texts that the build has not compressed.
 */
export function preparePublication(publication: Publication, compresses: boolean): PreparedPublication {
  const { answers, failures, searchData } = publication;
  const prepare = (answer: Answer) => createResource(compresses ? compress(answer) : answer);
  const resources = new Map(answers.map((answer) => [answer.path, prepare(answer)]));
  const notFoundAnswer = answers.find(({ status }) => status === 404);
  const notFound = resources.get(notFoundAnswer?.path ?? "");
  if (notFoundAnswer === undefined || notFound === undefined) {
    throw new Error("Page Not Found is not published.");
  }
  return {
    at: (path) => resources.get(path),
    notFound,
    notFoundWith: (html, headers) =>
      prepare({ ...notFoundAnswer, headers, bodies: { identity: Buffer.from(html) } }),
    failures,
    searchData,
  };
}

/** Adds compressed bodies to a compressible answer that the build has not compressed. */
function compress(answer: Answer): Answer {
  const { bodies, contentType } = answer;
  const isToCompress = bodies.br === undefined && isCompressible(contentType);
  return isToCompress ? { ...answer, bodies: compressText(bodies.identity) } : answer;
}

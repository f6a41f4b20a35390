import type { ReactElement } from "react";
import type { FindIndex } from "../../shared/search/answer-query.ts";
import { createPageFinder, type FindPage } from "../../shared/search/nearest-page.ts";
import { createSearchIndex, type SearchIndex } from "../../shared/search/search.ts";
import { assetsPath, isAsset } from "../../shared/universal/offline.ts";
import type { Answer } from "../publish/answer.ts";
import { compressText } from "../publish/compress.ts";
import { contentTypeOf, isCompressible } from "../publish/content-types.ts";
import {
  type Publication,
  type PublicationSummary,
  type PublishOptions,
  publishToMemory,
} from "../publish/publish.ts";
import { contentSecurityPolicy } from "../publish/security-headers.ts";
import { renderPage } from "../render/render.tsx";
import { createResource, type Resource } from "./resource.ts";

/** A publication in memory, each answer ready to be sent. */
export interface PreparedPublication extends PublicationSummary {
  /** What is published at a path. */
  at(path: string): Resource | undefined;
  /** The search index of the publication, made at the first call. */
  readonly findIndex: FindIndex;
  /** The answer for an unknown path: Page Not Found with the nearest page; a short text for an asset. */
  notFound(path: string): Resource;
  /** Page Not Found as it is published, without a suggestion. */
  readonly plainNotFound: Resource;
}

interface PreparationOptions extends PublishOptions {
  /** The publication that the build stored for the same context, if any. */
  readonly stored?: Publication | undefined;
  /** Whether to compress texts that the build has not compressed. */
  readonly compresses: boolean;
}

/** The answer for a missing asset. No cache may keep it: the next deployment may bring the asset. */
const missingAsset = createResource({
  path: assetsPath,
  status: 404,
  contentType: contentTypeOf(".txt"),
  cacheControl: "no-store",
  headers: contentSecurityPolicy(),
  bodies: { identity: Buffer.from("Not Found\n") },
});

/** Prepares the stored publication for sending; without one, publishes the guide first. */
export function preparePublication(options: PreparationOptions): PreparedPublication {
  const { notFoundRoute, context, stored, compresses } = options;
  const withCodings = (answer: Answer) => (compresses ? compress(answer) : answer);
  const { answers: published, ...summary } = stored ?? publishToMemory(options);
  const answers = published.map(withCodings);
  const resources = new Map(answers.map((answer) => [answer.path, createResource(answer)]));
  const notFoundAnswer = answers.find(({ path }) => path === notFoundRoute.path);
  const plainNotFound = resources.get(notFoundRoute.path);
  if (notFoundAnswer === undefined || plainNotFound === undefined) {
    throw new Error(`Nothing is published at ${notFoundRoute.path}.`);
  }
  /** Page Not Found with a suggestion, by the address of the suggested page. */
  const suggesting = new Map<string, Resource>();
  const suggest = (page: ReactElement) => {
    const { html, styleHash } = renderPage({ ...notFoundRoute, page }, context);
    const headers = contentSecurityPolicy(styleHash);
    return createResource(
      withCodings({ ...notFoundAnswer, headers, bodies: { identity: Buffer.from(html) } }),
    );
  };

  let findPage: FindPage | undefined;
  let index: SearchIndex | undefined;
  const findIndex = () => {
    index ??= createSearchIndex(summary.searchData);
    return index;
  };

  return {
    ...summary,
    findIndex,
    plainNotFound,
    at: (path) => resources.get(path),
    notFound(path) {
      if (isAsset(`${path}/`)) {
        return missingAsset;
      }
      findPage ??= createPageFinder(summary.searchData);
      const nearest = findPage(decodeURIComponent(path));
      if (nearest === undefined || notFoundRoute.pageNear === undefined) {
        return plainNotFound;
      }
      const resource = suggesting.get(nearest.address) ?? suggest(notFoundRoute.pageNear(nearest));
      suggesting.set(nearest.address, resource);
      return resource;
    },
  };
}

/** Adds compressed bodies to a compressible answer that the build has not compressed. */
function compress(answer: Answer): Answer {
  const { bodies, contentType } = answer;
  const isToCompress = bodies.br === undefined && isCompressible(contentType);
  return isToCompress ? { ...answer, bodies: compressText(bodies.identity) } : answer;
}

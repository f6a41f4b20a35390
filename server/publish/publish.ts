import { type PrecachedPage, serviceWorkerPath } from "../../shared/offline.ts";
import type { NotFoundRoute, Route } from "../../shared/routes.tsx";
import type { SearchData, SearchEntry } from "../../shared/search/search-entry.ts";
import { type RenderedPage, renderPage } from "../render/render.tsx";
import type { RenderContext } from "../render/render-context.ts";
import type { Answer, Bodies, HeaderFields } from "./answer.ts";
import { type BuildOutput, type BuiltFile, isAsset } from "./build-output.ts";
import { type Caching, caching as readersCaching } from "./caching.ts";
import { contentHash } from "./content-hash.ts";
import { contentTypeOf } from "./content-types.ts";
import { probes } from "./probes.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { serviceWorker } from "./service-worker.ts";
import { pageEntries, searchDataOf } from "./site-files/search-data.ts";
import { siteFiles } from "./site-files/site-files.ts";

interface PublishOptions {
  routes: readonly Route[];
  notFoundRoute: NotFoundRoute;
  context: RenderContext;
  build: Pick<BuildOutput, "files" | "workers">;
  /** That of readers where nothing is said. */
  caching?: Caching;
}

/** What holds for all answers of a publication, known when the last of them is made. */
export interface PublicationSummary {
  /** Routes whose page threw, with what it threw: they have no answer. */
  failures: ReadonlyMap<Route, unknown>;
  /** What can be found in all pages that search engines may list. */
  searchData: SearchData;
}

/**
 * Makes every answer that no request changes: pages, Page Not Found, files, feed, data, sitemap and service worker.
 * The server keeps them, the export writes them; neither makes any answer of its own.
 * @param receive takes each answer as it is made: ten thousand pages need not fit into memory.
 * @throws whatever the Page Not Found page throws: there is no guide without it.
 */
export function publish(options: PublishOptions, receive: (answer: Answer) => void): PublicationSummary {
  const { routes, notFoundRoute, context, build, caching = readersCaching } = options;
  const failures = new Map<Route, unknown>();
  const precached: PrecachedPage[] = [];
  const found: SearchEntry[] = [];
  const leftToNetwork: string[] = Object.values(probes);

  const receivePage = (path: string, page: RenderedPage, isFound: boolean) => {
    precached.push([path, contentHash(page.html), assetsOf(page)]);
    receive({
      path,
      status: isFound ? 200 : 404,
      contentType: contentTypeOf(".html"),
      cacheControl: isFound ? caching.page : caching.missing,
      headers: contentSecurityPolicy(page.styleHash),
      bodies: { identity: Buffer.from(page.html) },
      links: page.links,
    });
  };

  for (const route of routes) {
    const page = tryToRender(route, context, failures);
    if (page) {
      receivePage(route.path, page, true);
      found.push(...(route.indexable ? pageEntries(route.path, page.main) : []));
    }
  }
  const searchData = searchDataOf(found);
  receivePage(notFoundRoute.path, renderPage(notFoundRoute, context), false);
  for (const file of build.files) {
    receive(fileAnswer(file, caching));
  }
  for (const { path, content, headers, isPartOfPages } of siteFiles(routes, context.siteUrl, searchData)) {
    if (isPartOfPages) {
      precached.push([path, contentHash(content), []]);
    } else {
      leftToNetwork.push(path);
    }
    receive(textAnswer(path, content, isPartOfPages ? caching.page : caching.publicFile, headers));
  }

  const worker = serviceWorker({
    build,
    worksOffline: context.worksOffline,
    pages: precached,
    notFound: notFoundRoute.path,
    others: leftToNetwork,
  });
  receive(textAnswer(serviceWorkerPath, worker, caching.worker));
  return { failures, searchData };
}

/** A whole publication, where it fits into memory. */
export interface Publication extends PublicationSummary {
  answers: readonly Answer[];
}

/** Publishes into memory. Throws as `publish` does. */
export function publishToMemory(options: PublishOptions): Publication {
  const answers: Answer[] = [];
  const summary = publish(options, (answer) => answers.push(answer));
  return { ...summary, answers };
}

/** One page that throws must not take the others down: it is set aside. */
function tryToRender(
  route: Route,
  context: RenderContext,
  failures: Map<Route, unknown>,
): RenderedPage | undefined {
  try {
    return renderPage(route, context);
  } catch (error) {
    failures.set(route, error);
    return undefined;
  }
}

/** A file of the build as it is published. */
export function fileAnswer({ path, bodies }: BuiltFile, caching: Caching): Answer {
  return answerWith(path, bodies, isAsset(path) ? caching.hashedFile : caching.publicFile);
}

function textAnswer(path: string, text: string, cacheControl: string, headers?: HeaderFields): Answer {
  return answerWith(path, { identity: Buffer.from(text) }, cacheControl, headers);
}

/** @param others headers that it has besides those of every file. */
function answerWith(path: string, bodies: Bodies, cacheControl: string, others?: HeaderFields): Answer {
  const headers = { ...contentSecurityPolicy(), ...others };
  return { path, status: 200, contentType: contentTypeOf(path), cacheControl, headers, bodies };
}

/** The pictures, scripts and fonts of a page, each once. */
function assetsOf({ links: { addresses } }: RenderedPage): readonly string[] {
  const files = addresses.map((address) => address.replace(/#.*/, ""));
  return [...new Set(files.filter(isAsset))];
}

import { isSearched, type NotFoundRoute, type Route } from "../../shared/routes.tsx";
import type { SearchData, SearchEntry } from "../../shared/search/search-entry.ts";
import { isAsset, type PrecachedPage, serviceWorkerPath } from "../../shared/universal/offline.ts";
import { type RenderedPage, renderPage } from "../render/render.tsx";
import type { RenderContext } from "../render/render-context.ts";
import type { Answer } from "./answer.ts";
import type { BuildOutput } from "./build-output.ts";
import { type Caching, readersCaching } from "./caching.ts";
import { contentHash } from "./content-hash.ts";
import { contentTypeOf } from "./content-types.ts";
import { fileAnswer, textAnswer } from "./file-answer.ts";
import { probes } from "./probes.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { serviceWorker } from "./service-worker.ts";
import { pageEntries, searchDataOf } from "./site-files/search-data.ts";
import { siteFiles } from "./site-files/site-files.ts";

export interface PublishOptions {
  readonly routes: readonly Route[];
  readonly notFoundRoute: NotFoundRoute;
  readonly context: RenderContext;
  readonly build: Pick<BuildOutput, "files" | "workers">;
  /** Defaults to the caching for readers. */
  readonly caching?: Caching;
}

/** What is known of a publication once its last answer is made. */
export interface PublicationSummary {
  /** Routes whose page threw, each with its error. They have no answer. */
  readonly failures: ReadonlyMap<Route, unknown>;
  /** What search finds in the pages. */
  readonly searchData: SearchData;
}

/**
 * Makes every answer that does not depend on the request: pages, Page Not Found, files, feed, data, sitemap
 * and service worker. The server keeps them in memory; the export writes them as files.
 * @param receive takes each answer as soon as it is made, so that they need not all fit into memory.
 * @throws whatever the Page Not Found page throws: there is no guide without it.
 */
export function publish(options: PublishOptions, receive: (answer: Answer) => void): PublicationSummary {
  const { routes, notFoundRoute, context, build, caching = readersCaching } = options;
  const failures = new Map<Route, unknown>();
  const precached: PrecachedPage[] = [];
  const found: SearchEntry[] = [];
  const leftToNetwork: string[] = Object.values(probes);

  const receivePage = ({ path, pageFor }: Route, page: RenderedPage, isFound: boolean) => {
    precached.push([path, contentHash(page.html), assetsOf(page)]);
    receive({
      path,
      status: isFound ? 200 : 404,
      contentType: contentTypeOf(".html"),
      cacheControl: isFound ? caching.page : caching.missing,
      headers: contentSecurityPolicy(page.styleHash),
      bodies: { identity: Buffer.from(page.html) },
      links: page.links,
      answersQueries: pageFor !== undefined,
    });
  };

  for (const route of routes) {
    const page = tryToRender(route, context, failures);
    if (page) {
      receivePage(route, page, true);
      found.push(...(isSearched(route) ? pageEntries(route.path, page.main) : []));
    }
  }
  const searchData = searchDataOf(found);
  receivePage(notFoundRoute, renderPage(notFoundRoute, context), false);
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

/** A whole publication in memory. */
export interface Publication extends PublicationSummary {
  readonly answers: readonly Answer[];
}

/** Publishes into memory. Throws what `publish` throws. */
export function publishToMemory(options: PublishOptions): Publication {
  const answers: Answer[] = [];
  const summary = publish(options, (answer) => answers.push(answer));
  return { ...summary, answers };
}

/** Renders a page. If it throws, records the error instead: the other pages must still be published. */
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

/** Returns the assets that a page refers to, each once: pictures, scripts and fonts. */
function assetsOf({ links: { addresses } }: RenderedPage): readonly string[] {
  const files = addresses.map((address) => address.replace(/#.*/, ""));
  return [...new Set(files.filter(isAsset))];
}

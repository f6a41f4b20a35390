import { assetsPath, type PrecachedPage, serviceWorkerPath } from "../../shared/offline.ts";
import type { NotFoundRoute, Route } from "../../shared/routes.tsx";
import type { SearchData, SearchEntry } from "../../shared/search/search-entry.ts";
import { type RenderedPage, renderPage } from "../render/render.tsx";
import type { RenderContext } from "../render/render-context.ts";
import type { Answer, HeaderFields } from "./answer.ts";
import type { BuildOutput, BuiltFile } from "./build-output.ts";
import { type Caching, caching as readersCaching } from "./caching.ts";
import { contentHash } from "./content-hash.ts";
import { contentTypeOf } from "./content-types.ts";
import { probes } from "./probes.ts";
import { pageEntries, searchDataOf } from "./search-data.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { serviceWorker } from "./service-worker.ts";
import { siteFiles } from "./site-files.ts";

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
 * The server keeps them, the export writes them; neither knows of any other.
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
    const cacheControl = isFound ? caching.page : caching.missing;
    const answer = textAnswer(path, page.html, ".html", cacheControl, contentSecurityPolicy(page.styleHash));
    receive({ ...answer, status: isFound ? 200 : 404, links: page.links });
  };

  for (const route of routes) {
    const page = tryToRender(route, context, failures);
    if (page) {
      receivePage(route.path, page, true);
      found.push(...(route.indexable ? pageEntries(route.path, page.main) : []));
    }
  }
  const searchData = searchDataOf(found);
  const notFoundPage = renderPage(notFoundRoute, context);
  receivePage(notFoundRoute.path, notFoundPage, false);
  for (const file of build.files) {
    receive(fileAnswer(file, caching));
  }
  for (const { path, content, headers, isPartOfPages } of siteFiles(routes, context.siteUrl, searchData)) {
    if (isPartOfPages) {
      precached.push([path, contentHash(content), []]);
    } else {
      leftToNetwork.push(path);
    }
    receive(
      textAnswer(path, content, path, isPartOfPages ? caching.page : caching.publicFile, {
        ...contentSecurityPolicy(),
        ...headers,
      }),
    );
  }

  // The pictures that all pages have are on this one too, and its own are there for whoever comes to it offline.
  const common = new Set([...scriptsAndFonts(build.files), ...assetsOf(notFoundPage)]);
  const worker = serviceWorker({
    workers: build.workers,
    worksOffline: context.worksOffline,
    manifest: {
      pages: precached.map(([path, hash, assets]) => [path, hash, assets.filter((one) => !common.has(one))]),
      notFound: notFoundRoute.path,
      assets: [...common],
      others: [...leftToNetwork, ...build.files.map(({ path }) => path).filter((path) => !isAsset(path))],
    },
  });
  receive(textAnswer(serviceWorkerPath, worker, serviceWorkerPath, caching.worker, contentSecurityPolicy()));
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

function textAnswer(
  path: string,
  text: string,
  type: string,
  cacheControl: string,
  headers: HeaderFields,
): Answer {
  const bodies = { identity: Buffer.from(text) };
  return { path, status: 200, contentType: contentTypeOf(type), cacheControl, headers, bodies };
}

/** A file of the build as it is published. */
export function fileAnswer({ path, bodies }: BuiltFile, caching: Caching): Answer {
  const cacheControl = isAsset(path) ? caching.hashedFile : caching.publicFile;
  return {
    path,
    status: 200,
    contentType: contentTypeOf(path),
    cacheControl,
    headers: contentSecurityPolicy(),
    bodies,
  };
}

/** The pictures, scripts and fonts of a page, each once. */
function assetsOf({ links: { addresses } }: RenderedPage): readonly string[] {
  const files = addresses.map((address) => address.replace(/#.*/, ""));
  return [...new Set(files.filter(isAsset))];
}

function scriptsAndFonts(files: readonly BuiltFile[]): readonly string[] {
  return files.map(({ path }) => path).filter((path) => isAsset(path) && /\.(?:js|woff2)$/.test(path));
}

/** Whether a file's name changes with its content, so that it may be kept for a year. */
function isAsset(path: string): boolean {
  return path.startsWith(assetsPath);
}

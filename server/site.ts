import { setImmediate } from "node:timers/promises";
import { stopWords } from "../shared/content/texts/stop-words.ts";
import { synonyms } from "../shared/content/texts/synonyms.ts";
import { notFoundRoute, type Route } from "../shared/routes.tsx";
import { createSearchIndex, type SearchData, type SearchIndex } from "../shared/search/search-index.ts";
import { manilaDay } from "../shared/time/clock.ts";
import type { BuildOutput } from "./build-output.ts";
import { type ServedFile, siteFiles } from "./files/site-files.ts";
import { lazy } from "./lazy.ts";
import type { Logger } from "./process/log.ts";
import { type RenderOptions, renderContext } from "./render/context.ts";
import { type RenderedPage, renderPage } from "./render/render.tsx";
import { renderSitePage, type SitePage } from "./render/site-page.ts";

export interface SiteOptions extends RenderOptions {
  readonly routes: readonly Route[];
  readonly build: BuildOutput;
}

/** The pages of one day, and the files made from them. Each is computed at its first use and kept. */
export interface Site {
  /** Returns the page at a path, if it exists. @throws whatever the page throws while it renders. */
  pageAt(path: string): SitePage | undefined;
  /** Returns Page Not Found. @param path an unknown path: the page suggests the one that the reader may be looking for. */
  notFound(path?: string): SitePage;
  /** Renders a page that is not kept: the results of a search, an error. */
  render(route: Route): RenderedPage;
  searchIndex(): SearchIndex;
  /** Every page that renders, with Page Not Found. A request for one that throws logs why. */
  allPages(): readonly SitePage[];
  /** By path: feed, data, sitemap, service worker. */
  readonly files: ReadonlyMap<string, ServedFile>;
  /** Renders, reads and indexes all pages, then compresses everything at the best quality. Requests run in between. */
  prepare(): Promise<void>;
}

export function createSite(options: SiteOptions): Site {
  const { routes, build, settings } = options;
  const context = renderContext(options);
  const pages = new Map<string, () => SitePage>(
    routes.map((route) => [route.path, lazy(() => renderSitePage(route, context))]),
  );
  /** By the address that they suggest. */
  const notFoundPages = new Map<string | undefined, SitePage>();
  const notFound = (path?: string) => {
    const suggestion = path === undefined ? undefined : searchIndex().pageNear(path);
    const known = notFoundPages.get(suggestion?.address);
    const page = known ?? renderSitePage(notFoundRoute(suggestion), context);
    notFoundPages.set(suggestion?.address, page);
    return page;
  };

  const allPages = lazy(() => [...pages.values(), notFound].flatMap(whatRenders));
  const searchData = lazy((): SearchData => {
    const entries = allPages().flatMap(({ contents }) => contents().entries);
    return { entries, synonyms, stopWords };
  });
  const searchIndex = lazy(() => createSearchIndex(searchData()));
  const files = siteFiles({ build, settings, routes, allPages, notFound, searchData });

  return {
    pageAt: (path) => pages.get(path)?.(),
    notFound,
    render: (route) => renderPage(route, context),
    searchIndex,
    allPages,
    files,
    async prepare() {
      for (const page of pages.values()) {
        whatRenders(page);
        await setImmediate();
      }
      searchIndex();
      for (const { body } of allPages()) {
        await body.compressBest();
      }
      for (const { body } of files.values()) {
        await body().compressBest();
      }
    },
  };
}

/** So that one page that throws does not affect search, suggestions and the saved guide. */
function whatRenders(page: () => SitePage): readonly SitePage[] {
  try {
    const rendered = page();
    rendered.contents();
    return [rendered];
  } catch {
    return [];
  }
}

/** In milliseconds. At first, requests take priority over rendering ahead. */
const prepareDelay = 500;

/**
 * Returns a function that returns today's site: pages show the year and the age of the information. It is created at the
 * start and at the first request of each day in Manila, and prepared in the background.
 */
export function siteOfToday(options: Omit<SiteOptions, "date">, log: Logger, now: () => Date): () => Site {
  const createToday = () => {
    const date = now();
    const site = createSite({ ...options, date });
    setTimeout(() => {
      site.prepare().catch((err: unknown) => log.error({ err }, "pages could not be prepared"));
    }, prepareDelay).unref();
    return { day: manilaDay(date), site };
  };
  let today = createToday();
  return () => {
    if (manilaDay(now()) !== today.day) {
      today = createToday();
    }
    return today.site;
  };
}

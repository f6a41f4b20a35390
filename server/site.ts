import { errorPaths } from "../shared/paths.ts";
import { notFoundRoute, type Route } from "../shared/routes.tsx";
import { SearchIndex } from "../shared/search/search-index.ts";
import type { SiteSettings } from "../shared/site-context.ts";
import { lazy } from "../shared/values/lazy.ts";
import { createFiles } from "./files/create-files.ts";
import { createSearchData } from "./files/search-data.ts";
import { type Caching, productionCaching } from "./http/caching.ts";
import type { ServedFile } from "./http/served-file.ts";
import type { BuildOutput } from "./process/build-output.ts";
import type { Logger } from "./process/log.ts";
import { type RenderedPage, renderPage } from "./render/render.tsx";

export interface SiteOptions extends SiteSettings {
  readonly routes: readonly Route[];
  readonly build: BuildOutput;
  readonly log: Logger;
  readonly caching?: Caching;
}

/** The pages and files of the guide. Each is computed at its first use and kept. */
export interface Site {
  /** Those of all pages but Page Not Found. */
  readonly paths: readonly string[];
  /** Returns the page at a path, if there is one. Throws whatever the page throws while it renders. */
  page(path: string): RenderedPage | undefined;
  /** Returns all pages, Page Not Found last. Omits one that throws: search and the saved guide work without it. */
  pages(): readonly RenderedPage[];
  /**
   * Returns Page Not Found.
   * @param path an unknown path: the page suggests the one that the reader may be looking for.
   */
  notFound(path?: string): RenderedPage;
  /** Renders a page that is not kept: the results of a search, an error. */
  render(route: Route): RenderedPage;
  searchIndex(): SearchIndex;
  /** By path: those of the build, and feed, data, sitemap, service worker. */
  readonly files: ReadonlyMap<string, ServedFile>;
  readonly caching: Caching;
}

export function createSite({
  routes,
  build,
  siteUrl,
  worksOffline,
  date,
  log,
  caching = productionCaching,
}: SiteOptions): Site {
  const context = { siteUrl, worksOffline, assets: build.assets, date };
  const render = (route: Route) => renderPage(route, context, build.styles);
  const rendered = new Map<string, () => RenderedPage>(
    routes.map((route) => [route.path, lazy(() => render(route))]),
  );
  const pages = lazy((): readonly RenderedPage[] => {
    const complete: RenderedPage[] = [];
    for (const [path, page] of [...rendered, [errorPaths.notFound, notFound] as const]) {
      try {
        complete.push(page());
      } catch (error) {
        log.error({ err: error, path }, "page could not be rendered");
      }
    }
    return complete;
  });
  const searchData = lazy(() => createSearchData(pages(), build.assets));
  const searchIndex = lazy(() => new SearchIndex(searchData()));
  /** By the address that they suggest. */
  const notFoundPages = new Map<string | undefined, RenderedPage>();
  const notFound = (path?: string) => {
    // A saved guide has the page at its own address without a suggestion.
    const isUnknown = path !== undefined && path !== errorPaths.notFound;
    const suggestion = isUnknown ? searchIndex().pageNear(path) : undefined;
    const page = notFoundPages.get(suggestion?.address) ?? render(notFoundRoute(suggestion));
    notFoundPages.set(suggestion?.address, page);
    return page;
  };
  const files = createFiles({ routes, build, siteUrl, worksOffline, pages, notFound, searchData });

  return {
    paths: [...rendered.keys()],
    page: (path) => rendered.get(path)?.(),
    pages,
    notFound,
    render,
    searchIndex,
    files,
    caching,
  };
}

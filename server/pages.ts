import { setImmediate } from "node:timers/promises";
import { phraseWords, stopWords } from "../shared/content/texts/stop-words.ts";
import { synonyms } from "../shared/content/texts/synonyms.ts";
import { notFoundRoute, type Route } from "../shared/routes.tsx";
import { createSearchIndex, type SearchData, type SearchIndex } from "../shared/search/search-index.ts";
import type { BuildOutput } from "./build-output.ts";
import { answerQuality, type EncodedText } from "./encode.ts";
import { type SiteFile, siteFiles } from "./files/site-files.ts";
import { lazy } from "./lazy.ts";
import { type RenderOptions, renderContext } from "./render/context.ts";
import { renderSitePage, type SitePage } from "./render/site-page.ts";

export interface PagesOptions extends RenderOptions {
  readonly routes: readonly Route[];
  readonly build: BuildOutput;
  /**
   * Called once for each page or file that fails while the whole site is rendered: "the page /foods". If it does not
   * throw, the site goes without that one.
   */
  readonly onFailure: (what: string, error: unknown) => void;
}

/** The pages of the site on one day, and the files made from them. Each is computed at its first use and kept. */
export interface Pages {
  /** Returns the page at a path, if it exists. @throws whatever the page throws while it renders. */
  at(path: string): SitePage | undefined;
  /** Returns Page Not Found. @param path an unknown path: the page suggests the one that the reader may be looking for. */
  notFound(path?: string): SitePage;
  /** Renders a page that is not kept: the answer to a question, an error. */
  render(route: Route): SitePage;
  searchIndex(): SearchIndex;
  /** Renders every page, with Page Not Found. Omits those that throw. */
  renderAll(): readonly SitePage[];
  /** By path: feed, data, sitemap, service worker. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Computes the text of every file. Omits those that throw. */
  computeFiles(): readonly EncodedText[];
  /** Renders, reads and indexes all pages, then compresses everything at the best quality. Requests run in between. */
  prepare(): Promise<void>;
}

export function createPages(options: PagesOptions): Pages {
  const { routes, build, settings, onFailure } = options;
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

  const computeOrReport = <Value>(what: string, compute: () => Value): Value | undefined => {
    try {
      return compute();
    } catch (error) {
      onFailure(what, error);
      return undefined;
    }
  };
  const renderings = [...pages, [notFoundRoute().path, () => notFound()] as const].map(([path, page]) =>
    lazy(() => computeOrReport(`the page ${path}`, page)),
  );
  const renderAll = () => renderings.flatMap((render) => render() ?? []);
  const searchData = lazy((): SearchData => {
    const entries = renderAll().flatMap(({ parsed }) => parsed().entries);
    return { entries, synonyms, stopWords, phraseWords };
  });
  const searchIndex = lazy(() => createSearchIndex(searchData()));
  const files = siteFiles({ build, settings, routes, renderAll, notFound, searchData });
  const computeFiles = () =>
    [...files.values()].flatMap(({ path, body }) => computeOrReport(`the file ${path}`, body) ?? []);

  return {
    at: (path) => pages.get(path)?.(),
    notFound,
    render: (route) => renderSitePage(route, context, answerQuality),
    searchIndex,
    renderAll,
    files,
    computeFiles,
    async prepare() {
      for (const render of renderings) {
        render()?.parsed();
        await setImmediate();
      }
      computeOrReport("the search index", searchIndex);
      for (const { body } of renderAll()) {
        await body.compressBest();
      }
      for (const file of computeFiles()) {
        await file.compressBest();
      }
    },
  };
}

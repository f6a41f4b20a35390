import { setImmediate } from "node:timers/promises";
import { synonyms } from "../shared/content/texts/synonyms.ts";
import { errorRoute, notFoundRoute, type Route, searchRoute } from "../shared/routes.tsx";
import { answerQuestion } from "../shared/search/answer-question.ts";
import { createSearchIndex } from "../shared/search/search-index.ts";
import type { SearchData } from "../shared/search/word-index.ts";
import type { BuildOutput } from "./build-output.ts";
import { answerQuality } from "./encode.ts";
import { type SiteFile, siteFiles } from "./files/site-files.ts";
import { lazy } from "./lazy.ts";
import { type RenderOptions, renderContext } from "./render/context.ts";
import { renderSitePage, type SitePage } from "./render/site-page.ts";

export interface PagesOptions extends RenderOptions {
  readonly routes: readonly Route[];
  readonly build: BuildOutput;
  /**
   * Called once for each page or file that throws while all of them are needed: "the page /foods". If it returns, that
   * one is omitted.
   */
  readonly onFailure: (name: string, error: unknown) => void;
}

/** The pages of the site on one day, and the files made from them. Each is computed at its first request and cached. */
export interface Pages {
  has(path: string): boolean;
  /** Returns the page at a path, if it exists. @throws whatever the page throws while it renders. */
  at(path: string): SitePage | undefined;
  /** Returns Page Not Found. @param path an unknown path: the page suggests the one that the reader may be looking for. */
  notFound(path?: string): SitePage;
  /** Returns the search page with the answer. @param question as `questionIn` returns it. */
  answer(question: string): SitePage;
  /** Returns the page for an error of the server. */
  error(error: unknown, showStack: boolean): SitePage;
  /** Every page that does not throw, with Page Not Found. */
  all(): readonly SitePage[];
  /** By path: feed, data, sitemap, service worker. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Renders, reads and indexes all pages, then compresses everything as well as possible. Requests run in between. */
  prepare(): Promise<void>;
}

export function createPages(options: PagesOptions): Pages {
  const { routes, build, settings, onFailure } = options;
  const context = renderContext(options);
  const routeByPath = new Map<string, Route>(routes.map((route) => [route.path, route]));
  /** By path; those of Page Not Found also by the suggested page. */
  const cache = new Map<string, SitePage>();

  const cachedPage = (route: Route, key: string = route.path): SitePage => {
    const page = cache.get(key) ?? renderSitePage(route, context);
    cache.set(key, page);
    return page;
  };
  const tryOrReport = <Value>(name: string, compute: () => Value): Value | undefined => {
    try {
      return compute();
    } catch (error) {
      onFailure(name, error);
      return undefined;
    }
  };
  const renderers = [...routes, notFoundRoute()].map((route) =>
    lazy(() =>
      tryOrReport(`the page ${route.path}`, () => {
        const page = cachedPage(route);
        page.parsed();
        return page;
      }),
    ),
  );
  const all = () => renderers.flatMap((page) => page() ?? []);
  const searchData = lazy(
    (): SearchData => ({ entries: all().flatMap(({ parsed }) => parsed().entries), synonyms }),
  );
  const searchIndex = lazy(() => createSearchIndex(searchData()));
  const notFound = (path?: string) => {
    const suggestion = path === undefined ? undefined : searchIndex().pageNear(path);
    const route = notFoundRoute(suggestion);
    return cachedPage(route, suggestion && `${route.path} ${suggestion.address}`);
  };
  const files = siteFiles({ build, settings, routes, allPages: all, notFound, searchData });

  return {
    has: (path) => routeByPath.has(path),
    at(path) {
      const route = routeByPath.get(path);
      return route && cachedPage(route);
    },
    notFound,
    answer: (question) =>
      renderSitePage(searchRoute(answerQuestion(question, searchIndex)), context, answerQuality),
    error: (error, showStack) => renderSitePage(errorRoute(error, showStack), context, answerQuality),
    all,
    files,
    async prepare() {
      for (const render of renderers) {
        render();
        await setImmediate();
      }
      tryOrReport("the search index", searchIndex);
      for (const { body } of all()) {
        await body.compressWell();
      }
      for (const { path, body } of files.values()) {
        await tryOrReport(`the file ${path}`, body)?.compressWell();
      }
    },
  };
}

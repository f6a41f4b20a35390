import { setImmediate } from "node:timers/promises";
import { parseDocument } from "htmlparser2";
import { asOf } from "../shared/content/figures.ts";
import { synonyms } from "../shared/content/texts/synonyms.ts";
import { isSearched, notFoundRoute, type Route, searchRoute } from "../shared/routes.tsx";
import { answerQuestion } from "../shared/search/answer-question.ts";
import { createSearchIndex, type SearchData } from "../shared/search/search-index.ts";
import { ageSuffix } from "../shared/time/age-suffix.ts";
import { manilaYear } from "../shared/time/clock.ts";
import type { BuildOutput } from "./build-output.ts";
import type { SiteSettings } from "./config.ts";
import { answerQuality, encodeText } from "./encode.ts";
import { type SiteFile, siteFiles } from "./files/site-files.ts";
import { once } from "./once.ts";
import type { RenderContext } from "./render/document.tsx";
import { renderPage } from "./render/render.tsx";
import { readLinks, type SitePage } from "./render/site-page.ts";
import { styleSelector } from "./render/styles.ts";
import { pageEntries } from "./search/search-data.ts";

export interface PagesOptions {
  readonly routes: readonly Route[];
  readonly build: Pick<BuildOutput, "assets" | "styles" | "builtPaths" | "workers">;
  readonly settings: SiteSettings;
  /** The day from which the year and the age of the information are computed. */
  readonly date: Date;
  readonly scripts?: RenderContext["scripts"];
  /**
   * Called once for each page or file that throws while all of them are needed: "the page /foods". If it returns, that
   * one is omitted.
   */
  readonly onFailure: (name: string, error: unknown) => void;
}

/** The pages of the site on one day. Each is rendered at its first request and cached. */
export interface Pages {
  readonly context: RenderContext;
  has(path: string): boolean;
  /** Returns the page at a path, if it exists. @throws whatever the page throws while it renders. */
  at(path: string): SitePage | undefined;
  /** Returns Page Not Found. @param path an unknown path: the page suggests the one that the reader may be looking for. */
  notFound(path?: string): SitePage;
  /** Returns the search page with the answer. @param question as `questionIn` returns it. */
  answer(question: string): SitePage;
  /** Renders a page that is not in the table. It is not cached. */
  render(route: Route): SitePage;
  /** Renders and reads the pages, one after the other, and indexes them for search. */
  prepare(): Promise<void>;
  /** Compresses pages and files as well as possible, one after the other. */
  compressWell(): Promise<void>;
  /** Every page that does not throw, with Page Not Found. */
  allPages(): readonly SitePage[];
  /** The data for searching in the browser. */
  searchData(): SearchData;
  /** Files computed from content and pages, by path: feed, data, sitemap, service worker. */
  readonly siteFiles: ReadonlyMap<string, SiteFile>;
}

export function createPages(options: PagesOptions): Pages {
  const { routes, build, settings, date, scripts = [], onFailure } = options;
  const { assets, styles } = build;
  const context: RenderContext = {
    ...settings,
    assets,
    selectStyles: styleSelector(styles),
    scripts,
    year: manilaYear(date),
    age: ageSuffix(asOf, date),
  };
  const routeByPath = new Map<string, Route>(routes.map((route) => [route.path, route]));
  /** By path; those of Page Not Found also by the suggested page. */
  const cached = new Map<string, SitePage>();
  const failed = new Set<string>();

  const render = (route: Route, quality?: number): SitePage => {
    const { html, policy } = renderPage(route, context);
    const body = encodeText(Buffer.from(html), quality);
    const parsed = once(() => {
      const document = parseDocument(String(body.bytes));
      const entries = isSearched(route) ? pageEntries(route.path, document, assets) : [];
      return { ...readLinks(document), entries };
    });
    return { path: route.path, policy, body, parsed };
  };
  const cachedPage = (key: string, route: Route): SitePage => {
    const page = cached.get(key) ?? render(route);
    cached.set(key, page);
    return page;
  };
  const attempt = <Value>(name: string, compute: () => Value): Value | undefined => {
    try {
      return compute();
    } catch (error) {
      if (!failed.has(name)) {
        failed.add(name);
        onFailure(name, error);
      }
      return undefined;
    }
  };
  const readPage = (route: Route) =>
    attempt(`the page ${route.path}`, () => {
      const page = cachedPage(route.path, route);
      page.parsed();
      return page;
    });
  const everyRoute = [...routes, notFoundRoute()];
  const allPages = () => everyRoute.flatMap((route) => readPage(route) ?? []);
  const searchData = once(() => ({
    entries: allPages().flatMap(({ parsed }) => parsed().entries),
    synonyms,
  }));
  const searchIndex = once(() => createSearchIndex(searchData()));
  const notFound = (path?: string): SitePage => {
    const suggestion = path === undefined ? undefined : searchIndex().pageNear(path);
    const route = notFoundRoute(suggestion);
    return cachedPage(suggestion ? `${route.path} ${suggestion.address}` : route.path, route);
  };
  const files = siteFiles({ build, settings, routes, allPages, notFound, searchData });

  return {
    context,
    has: (path) => routeByPath.has(path),
    at(path) {
      const route = routeByPath.get(path);
      return route && cachedPage(path, route);
    },
    notFound,
    answer: (question) => render(searchRoute(answerQuestion(question, searchIndex)), answerQuality),
    render: (route) => render(route, answerQuality),
    async prepare() {
      for (const route of everyRoute) {
        readPage(route);
        // Requests that are waiting run first.
        await setImmediate();
      }
      attempt("the search index", searchIndex);
    },
    async compressWell() {
      const fileTexts = Array.from(files.values(), ({ path, body }) => attempt(`the file ${path}`, body));
      for (const text of [...allPages().map(({ body }) => body), ...fileTexts]) {
        await text?.compressWell();
      }
    },
    allPages,
    searchData,
    siteFiles: files,
  };
}

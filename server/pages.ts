import { setImmediate } from "node:timers/promises";
import { asOf } from "../shared/content/figures.ts";
import { synonyms } from "../shared/content/texts/synonyms.ts";
import { errorRoute, notFoundRoute, type Route, searchRoute } from "../shared/routes.tsx";
import { answerQuestion } from "../shared/search/answer-question.ts";
import { createSearchIndex } from "../shared/search/search-index.ts";
import type { SearchData } from "../shared/search/word-index.ts";
import { ageSuffix } from "../shared/time/age-suffix.ts";
import { manilaYear } from "../shared/time/clock.ts";
import type { BuildOutput } from "./build-output.ts";
import type { SiteSettings } from "./config.ts";
import { answerQuality } from "./encode.ts";
import { type SiteFile, siteFiles } from "./files/site-files.ts";
import { once } from "./once.ts";
import type { RenderContext } from "./render/document.tsx";
import { renderSitePage, type SitePage } from "./render/site-page.ts";
import { styleSelector } from "./render/styles.ts";

export interface PagesOptions {
  readonly routes: readonly Route[];
  readonly build: BuildOutput;
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
  const orReport = <Value>(name: string, compute: () => Value): Value | undefined => {
    try {
      return compute();
    } catch (error) {
      onFailure(name, error);
      return undefined;
    }
  };
  const renderEach = [...routes, notFoundRoute()].map((route) =>
    once(() =>
      orReport(`the page ${route.path}`, () => {
        const page = cachedPage(route);
        page.parsed();
        return page;
      }),
    ),
  );
  const all = () => renderEach.flatMap((page) => page() ?? []);
  const searchData = once(
    (): SearchData => ({ entries: all().flatMap(({ parsed }) => parsed().entries), synonyms }),
  );
  const searchIndex = once(() => createSearchIndex(searchData()));
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
      for (const render of renderEach) {
        render();
        await setImmediate();
      }
      orReport("the search index", searchIndex);
      for (const { body } of all()) {
        await body.compressWell();
      }
      for (const { path, body } of files.values()) {
        await orReport(`the file ${path}`, body)?.compressWell();
      }
    },
  };
}

export function renderContext({
  build: { assets, styles },
  settings,
  date,
  scripts = [],
}: Pick<PagesOptions, "build" | "settings" | "date" | "scripts">): RenderContext {
  return {
    ...settings,
    assets,
    selectStyles: styleSelector(styles),
    scripts,
    year: manilaYear(date),
    age: ageSuffix(asOf, date),
  };
}

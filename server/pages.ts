import { parseDocument } from "htmlparser2";
import { asOf } from "../shared/content/figures.ts";
import { synonyms } from "../shared/content/texts/synonyms.ts";
import { isSearched, notFoundRoute, type Route, routes, searchRoute } from "../shared/routes.tsx";
import { answerQuestion } from "../shared/search/answer-question.ts";
import {
  createSearchIndex,
  type SearchData,
  type SearchEntry,
  type SearchIndex,
} from "../shared/search/search-index.ts";
import { ageSuffix } from "../shared/universal/age.ts";
import { manilaYear } from "../shared/universal/clock.ts";
import type { BuildOutput } from "./build-output.ts";
import type { SiteSettings } from "./config.ts";
import { encodeOnce, encodeTwice } from "./encode.ts";
import { type SiteFile, siteFiles } from "./files/site-files.ts";
import { once } from "./once.ts";
import { readLinks } from "./render/page-links.ts";
import { renderPage } from "./render/render.tsx";
import type { RenderContext } from "./render/render-context.ts";
import { type AllPages, encodePage, type PageResponse, type ServedPage } from "./render/served-page.ts";
import { styleSelector } from "./render/styles.ts";
import { pageEntries } from "./search/search-data.ts";

export interface SiteRoutes {
  readonly routes: readonly Route[];
  /** Returns the route for unknown paths. @param suggestion the page that the reader may be looking for. */
  readonly notFoundRoute: (suggestion?: SearchEntry) => Route;
}

export interface PagesOptions {
  readonly build: Pick<BuildOutput, "assets" | "styles" | "builtPaths" | "workers">;
  readonly settings: SiteSettings;
  /** The day from which the year and the age of the information are computed. */
  readonly date: Date;
  readonly scripts?: RenderContext["scripts"];
  /** For tests, in place of the guide's routes. */
  readonly site?: SiteRoutes;
}

/** The pages of the site. Each is rendered at its first request and cached. */
export interface Pages {
  readonly routes: readonly Route[];
  readonly context: RenderContext;
  /** Returns the page at a path, if it exists. @throws whatever the page throws while it renders. */
  at(path: string): ServedPage | undefined;
  notFound(suggestion?: SearchEntry): ServedPage;
  /** Returns the search page with the answer. @param question as `questionIn` returns it. */
  answer(question: string): PageResponse;
  allPages(): AllPages;
  /** The data for searching in the browser. */
  searchData(): SearchData;
  searchIndex(): SearchIndex;
  /** Files computed from content and pages, by path: feed, data, sitemap, service worker. */
  readonly siteFiles: ReadonlyMap<string, SiteFile>;
}

/** How many search results to cache, each about 30 KB. */
const maxAnswers = 100;

export function createPages({
  build,
  settings,
  date,
  scripts = [],
  site = { routes, notFoundRoute },
}: PagesOptions): Pages {
  const { assets, styles } = build;
  const context: RenderContext = {
    ...settings,
    assets,
    selectStyles: styleSelector(styles),
    scripts,
    year: manilaYear(date),
    age: ageSuffix(asOf, date),
  };
  const routeByPath = new Map<string, Route>(site.routes.map((route) => [route.path, route]));
  const rendered = new Map<string, ServedPage>();
  const answers = new Map<string, PageResponse>();

  const cachedPage = (key: string, route: Route): ServedPage => {
    const known = rendered.get(key);
    if (known) {
      return known;
    }
    const response = encodePage(renderPage(route, context), encodeTwice);
    const content = once(() => {
      const document = parseDocument(String(response.body.bytes));
      const entries = isSearched(route) ? pageEntries(route.path, document, assets) : [];
      return { links: readLinks(document), entries };
    });
    const page = { ...response, path: route.path, content };
    rendered.set(key, page);
    return page;
  };
  const notFound = (suggestion?: SearchEntry): ServedPage =>
    cachedPage(`404 ${suggestion?.address ?? "without suggestion"}`, site.notFoundRoute(suggestion));
  const allPages = (): AllPages => ({
    pages: site.routes.flatMap((route) => {
      try {
        return cachedPage(route.path, route);
      } catch {
        // Logged when a reader requests the page. Search, the worker and Page Not Found do without it.
        return [];
      }
    }),
    notFound: notFound(),
  });
  const searchData = once(() => ({
    entries: allPages().pages.flatMap(({ content }) => content().entries),
    synonyms,
  }));
  const searchIndex = once(() => createSearchIndex(searchData()));
  const renderAnswer = (question: string): PageResponse =>
    encodePage(renderPage(searchRoute(answerQuestion(question, searchIndex)), context), encodeOnce);

  return {
    routes: site.routes,
    context,
    at(path) {
      const route = routeByPath.get(path);
      return route && cachedPage(path, route);
    },
    notFound,
    answer(question) {
      const page = answers.get(question) ?? renderAnswer(question);
      cacheAnswer(answers, question, page);
      return page;
    },
    allPages,
    searchData,
    searchIndex,
    siteFiles: siteFiles({ build, context, routes: site.routes, allPages, searchData }),
  };
}

/** Caches an answer. If the cache is full, removes the least recently requested one. */
function cacheAnswer(answers: Map<string, PageResponse>, question: string, page: PageResponse): void {
  answers.delete(question);
  answers.set(question, page);
  const [oldest] = answers.keys();
  if (answers.size > maxAnswers && oldest !== undefined) {
    answers.delete(oldest);
  }
}

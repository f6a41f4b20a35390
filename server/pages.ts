import { asOf } from "../shared/content/figures.ts";
import { isSearched, notFoundNear, type Route, routes, searchRoute } from "../shared/routes.tsx";
import { answerQuery, questionOf } from "../shared/search/answer-query.ts";
import { createSearchIndex, type SearchIndex } from "../shared/search/search.ts";
import type { SearchData, SearchEntry } from "../shared/search/search-entry.ts";
import { ageText } from "../shared/universal/age.ts";
import { manilaYear } from "../shared/universal/clock.ts";
import type { BuildOutput } from "./build-output.ts";
import { type EncodedText, encodeText } from "./compress.ts";
import type { SiteSettings } from "./config.ts";
import { contentHash } from "./content-hash.ts";
import { pageEntries, searchDataOf } from "./files/search-data.ts";
import { perContext } from "./per-context.ts";
import { type RenderedPage, renderPage } from "./render/render.tsx";
import type { RenderContext } from "./render/render-context.ts";
import { type PageLinks, readHtml } from "./render/rendered-html.ts";

/** What the server sends for a page. */
export interface PageResponse {
  readonly body: EncodedText;
  /** Identifies its bytes, for entity tags and the service worker. */
  readonly hash: string;
  readonly policy: string;
}

export interface Page extends PageResponse {
  readonly path: string;
  readonly links: PageLinks;
  readonly entries: readonly SearchEntry[];
}

export interface SiteRoutes {
  readonly routes: readonly Route[];
  /** Returns the route for unknown paths. @param suggestion the page that the reader may be looking for. */
  readonly notFoundNear: (suggestion?: SearchEntry) => Route;
}

export interface PagesOptions {
  readonly build: Pick<BuildOutput, "assets" | "styles">;
  readonly settings: SiteSettings;
  /** Decides the year in the footer, and the age of the information. */
  readonly now: () => Date;
  /** Addresses of further scripts, such as the reload script in development. */
  readonly scripts?: readonly string[];
  /** For tests, in place of the guide's routes. */
  readonly site?: SiteRoutes;
}

/** The pages of the site. Each is rendered at its first request and cached until the date changes what it says. */
export interface Pages {
  readonly routes: readonly Route[];
  has(path: string): boolean;
  /** Returns the page at a path, if it exists. @throws whatever the page throws while it renders. */
  at(path: string): Page | undefined;
  notFound(suggestion?: SearchEntry): Page;
  /** Returns the search page with the answer to a question, or undefined if the question is blank. */
  answer(typed: string): PageResponse | undefined;
  /** Every page of the route table, then Page Not Found. */
  all(): readonly Page[];
  /** The data for searching in the browser. */
  searchData(): SearchData;
  searchIndex(): SearchIndex;
  context(): RenderContext;
}

/** How many answers to cache, each about 30 KB. */
const maxAnswers = 100;

export function createPages({
  build: { assets, styles },
  settings: { siteUrl, worksOffline },
  now,
  scripts = [],
  site = { routes, notFoundNear },
}: PagesOptions): Pages {
  const routeByPath = new Map<string, Route>(site.routes.map((route) => [route.path, route]));
  const contextAt = (date: Date): RenderContext => ({
    siteUrl,
    worksOffline,
    assets,
    styles,
    scripts,
    year: manilaYear(date),
    age: ageText(asOf, date),
  });
  let current = contextAt(now());
  const currentContext = () => {
    const context = contextAt(now());
    if (context.year !== current.year || context.age !== current.age) {
      current = context;
    }
    return current;
  };

  const rendered = perContext(currentContext, () => new Map<string, Page>());
  const answers = perContext(currentContext, () => new Map<string, PageResponse>());
  const cachedPage = (key: string, route: Route): Page => {
    const context = currentContext();
    const known = rendered();
    const page = known.get(key) ?? createPage(route, context);
    known.set(key, page);
    return page;
  };

  const respondTo = (question: string): PageResponse | undefined => {
    const context = currentContext();
    const answer = answerQuery(question, pages.searchIndex);
    return answer.sentence === "" ? undefined : responseOf(renderPage(searchRoute(answer), context), false);
  };

  const pages: Pages = {
    routes: site.routes,
    has: (path) => routeByPath.has(path),
    at(path) {
      const route = routeByPath.get(path);
      return route && cachedPage(path, route);
    },
    notFound: (suggestion) =>
      cachedPage(`404 ${suggestion?.address ?? "without suggestion"}`, site.notFoundNear(suggestion)),
    answer(typed) {
      const question = questionOf(typed);
      const known = answers();
      const page = known.get(question) ?? respondTo(question);
      if (page) {
        cacheAnswer(known, question, page);
      }
      return page;
    },
    all: () => [...site.routes.map((route) => cachedPage(route.path, route)), pages.notFound()],
    searchData: perContext(currentContext, () => searchDataOf(pages.all().flatMap(({ entries }) => entries))),
    searchIndex: perContext(currentContext, () => createSearchIndex(pages.searchData())),
    context: currentContext,
  };
  return pages;
}

function createPage(route: Route, context: RenderContext): Page {
  const page = renderPage(route, context);
  const { main, ids, addresses } = readHtml(page.html);
  return {
    ...responseOf(page, true),
    path: route.path,
    links: { ids, addresses },
    entries: isSearched(route) ? pageEntries(route.path, main) : [],
  };
}

function responseOf({ html, policy }: RenderedPage, isKept: boolean): PageResponse {
  return { body: encodeText(Buffer.from(html), isKept), hash: contentHash(html), policy };
}

/** Caches an answer as the latest one. If the cache is full, removes the least recently requested one. */
function cacheAnswer(answers: Map<string, PageResponse>, question: string, page: PageResponse): void {
  answers.delete(question);
  answers.set(question, page);
  const [oldest] = answers.keys();
  if (answers.size > maxAnswers && oldest !== undefined) {
    answers.delete(oldest);
  }
}

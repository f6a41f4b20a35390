import { isSearched, type Route, searchRoute } from "../shared/routes.tsx";
import { answerQuery } from "../shared/search/answer-query.ts";
import { createSearchIndex, type SearchIndex } from "../shared/search/search.ts";
import type { SearchData, SearchEntry } from "../shared/search/search-entry.ts";
import { manilaYear } from "../shared/universal/clock.ts";
import { type EncodedText, encodeText } from "./compress.ts";
import { contentHash } from "./content-hash.ts";
import { pageEntries, searchDataOf } from "./files/search-data.ts";
import { renderPage } from "./render/render.tsx";
import type { RenderContext } from "./render/render-context.ts";
import type { PageLinks } from "./render/rendered-html.ts";

/** A page that is remembered. */
export interface Page {
  readonly path: string;
  readonly body: EncodedText;
  /** Identifies its bytes, for entity tags and the service worker. */
  readonly hash: string;
  readonly policy: string;
  readonly links: PageLinks;
  /** What search finds in it. */
  readonly entries: readonly SearchEntry[];
}

/** The site's routes. */
export interface SiteRoutes {
  readonly routes: readonly Route[];
  /** What is shown at every path without a page. @param suggestion the page that may be meant. */
  readonly notFoundNear: (suggestion?: SearchEntry) => Route;
}

export interface PagesOptions extends SiteRoutes {
  readonly context: Omit<RenderContext, "year">;
  /** Decides the year in the footer. */
  readonly now: () => Date;
}

/** The pages of the site. Each is rendered when it is first asked for, and remembered. */
export interface Pages {
  has(path: string): boolean;
  /** Returns the page at a path, if there is one. @throws whatever the page throws while it renders. */
  at(path: string): Page | undefined;
  notFound(suggestion?: SearchEntry): Page;
  /** Returns the search page with the answer to a question, unless nothing is asked. */
  answer(typed: string): Page | undefined;
  /** Every page of the route table, then Page Not Found. */
  all(): readonly Page[];
  /** All that search looks through: sent to browsers that search by themselves. */
  searchData(): SearchData;
  searchIndex(): SearchIndex;
  /** What the pages rendered now have in common, for those that are rendered for one request. */
  context(): RenderContext;
}

/** How many answers of search are remembered, which are some 30 KB each. */
const mostAnswers = 100;

/** Creates the pages. What is remembered is forgotten at New Year in Manila, because the footer has the year. */
export function createPages({ routes, notFoundNear, context, now }: PagesOptions): Pages {
  const routeByPath = new Map<string, Route>(routes.map((route) => [route.path, route]));
  let current: RenderContext = { ...context, year: manilaYear(now()) };
  let remembered = new Map<string, Page>();
  let answers = new Map<string, Page>();
  let searchData: SearchData | undefined;
  let searchIndex: SearchIndex | undefined;

  const forgetLastYear = () => {
    const year = manilaYear(now());
    if (year !== current.year) {
      current = { ...context, year };
      remembered = new Map();
      answers = new Map();
      searchData = undefined;
      searchIndex = undefined;
    }
  };
  const remember = (key: string, route: Route): Page => {
    forgetLastYear();
    const page = remembered.get(key) ?? makePage(route, current);
    remembered.set(key, page);
    return page;
  };

  const pages: Pages = {
    has: (path) => routeByPath.has(path),
    at(path) {
      const route = routeByPath.get(path);
      return route && remember(path, route);
    },
    notFound: (suggestion) => remember(`404 ${suggestion?.address}`, notFoundNear(suggestion)),
    answer(typed) {
      forgetLastYear();
      const known = answers.get(typed);
      if (known) {
        return known;
      }
      const answer = answerQuery(typed, pages.searchIndex);
      if (answer.sentence === "") {
        return undefined;
      }
      const page = makePage(searchRoute(answer), current);
      const [oldest = ""] = answers.keys();
      if (answers.size === mostAnswers) {
        answers.delete(oldest);
      }
      // A long question is refused in few words, which cost nothing to write again.
      if (answer.query !== "") {
        answers.set(typed, page);
      }
      return page;
    },
    all: () => [...routes.map((route) => remember(route.path, route)), pages.notFound()],
    searchData() {
      forgetLastYear();
      searchData ??= searchDataOf(pages.all().flatMap(({ entries }) => entries));
      return searchData;
    },
    searchIndex() {
      forgetLastYear();
      searchIndex ??= createSearchIndex(pages.searchData());
      return searchIndex;
    },
    context() {
      forgetLastYear();
      return current;
    },
  };
  return pages;
}

function makePage(route: Route, context: RenderContext): Page {
  const { html, policy, links, main } = renderPage(route, context);
  return {
    path: route.path,
    body: encodeText(Buffer.from(html)),
    hash: contentHash(html),
    policy,
    links,
    entries: isSearched(route) ? pageEntries(route.path, main) : [],
  };
}

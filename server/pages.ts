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

/** A page, ready to be sent. */
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

/** The pages of the site. Each is rendered when it is first asked for, and remembered until New Year in Manila. */
export interface Pages {
  has(path: string): boolean;
  /** Returns the page at a path, if there is one. @throws whatever the page throws while it renders. */
  at(path: string): Page | undefined;
  notFound(suggestion?: SearchEntry): Page;
  /** Returns the search page with the answer to a question, unless nothing is asked. */
  answer(question: string): Page | undefined;
  /** Every page of the route table, then Page Not Found. */
  all(): readonly Page[];
  /** All that search looks through, for browsers that search by themselves. */
  searchData(): SearchData;
  searchIndex(): SearchIndex;
  /** What all pages of this year are rendered with. */
  context(): RenderContext;
}

/** How many answers of search are remembered, each some 30 KB. */
const mostAnswers = 100;

/** Creates the pages. The footer has the year, so every page is rendered again at New Year. */
export function createPages({ routes, notFoundNear, context, now }: PagesOptions): Pages {
  const routeByPath = new Map<string, Route>(routes.map((route) => [route.path, route]));
  let current: RenderContext = { ...context, year: manilaYear(now()) };
  const thisYear = () => {
    const year = manilaYear(now());
    if (year !== current.year) {
      current = { ...context, year };
    }
    return current;
  };

  const remembered = perYear(thisYear, () => new Map<string, Page>());
  const answers = perYear(thisYear, () => new Map<string, Page>());
  const remember = (key: string, route: Route): Page => {
    const page = remembered().get(key) ?? makePage(route, current);
    remembered().set(key, page);
    return page;
  };

  const pages: Pages = {
    has: (path) => routeByPath.has(path),
    at(path) {
      const route = routeByPath.get(path);
      return route && remember(path, route);
    },
    notFound: (suggestion) => remember(`404 ${suggestion?.address}`, notFoundNear(suggestion)),
    answer(question) {
      const known = answers().get(question);
      if (known) {
        return known;
      }
      const answer = answerQuery(question, pages.searchIndex);
      if (answer.sentence === "") {
        return undefined;
      }
      const page = makePage(searchRoute(answer), current);
      keepLatest(answers(), question, page);
      return page;
    },
    all: () => [...routes.map((route) => remember(route.path, route)), pages.notFound()],
    searchData: perYear(thisYear, () => searchDataOf(pages.all().flatMap(({ entries }) => entries))),
    searchIndex: perYear(thisYear, () => createSearchIndex(pages.searchData())),
    context: thisYear,
  };
  return pages;
}

/** Returns a function that makes something once for each year. */
export function perYear<Value>(thisYear: () => RenderContext, make: () => Value): () => Value {
  let made: { readonly year: RenderContext; readonly value: Value } | undefined;
  return () => {
    const year = thisYear();
    if (made?.year !== year) {
      made = { year, value: make() };
    }
    return made.value;
  };
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

/** Remembers an answer in place of the oldest. */
function keepLatest(answers: Map<string, Page>, question: string, page: Page): void {
  const [oldest = ""] = answers.keys();
  if (answers.size >= mostAnswers) {
    answers.delete(oldest);
  }
  answers.set(question, page);
}

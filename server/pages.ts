import { isSearched, type Route, searchRoute } from "../shared/routes.tsx";
import { answerQuery, questionOf } from "../shared/search/answer-query.ts";
import { createSearchIndex, type SearchIndex } from "../shared/search/search.ts";
import type { SearchData, SearchEntry } from "../shared/search/search-entry.ts";
import { manilaYear } from "../shared/universal/clock.ts";
import { type EncodedText, encodeText } from "./compress.ts";
import { contentHash } from "./content-hash.ts";
import { pageEntries, searchDataOf } from "./files/search-data.ts";
import { perYear } from "./per-year.ts";
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
  answer(typed: string): Page | undefined;
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
    const known = remembered();
    const page = known.get(key) ?? makePage(route, current);
    known.set(key, page);
    return page;
  };

  const answerPage = (question: string): Page | undefined => {
    const answer = answerQuery(question, pages.searchIndex);
    return answer.sentence === "" ? undefined : makePage(searchRoute(answer), current, false);
  };

  const pages: Pages = {
    has: (path) => routeByPath.has(path),
    at(path) {
      const route = routeByPath.get(path);
      return route && remember(path, route);
    },
    notFound: (suggestion) => remember(`404 ${suggestion?.address}`, notFoundNear(suggestion)),
    answer(typed) {
      const question = questionOf(typed);
      const known = answers();
      const page = known.get(question) ?? answerPage(question);
      if (page) {
        keepLatest(known, question, page);
      }
      return page;
    },
    all: () => [...routes.map((route) => remember(route.path, route)), pages.notFound()],
    searchData: perYear(thisYear, () => searchDataOf(pages.all().flatMap(({ entries }) => entries))),
    searchIndex: perYear(thisYear, () => createSearchIndex(pages.searchData())),
    context: thisYear,
  };
  return pages;
}

function makePage(route: Route, context: RenderContext, isKept = true): Page {
  const { html, policy, links, main } = renderPage(route, context);
  return {
    path: route.path,
    body: encodeText(Buffer.from(html), isKept),
    hash: contentHash(html),
    policy,
    links,
    entries: isSearched(route) ? pageEntries(route.path, main) : [],
  };
}

/** Remembers an answer as the latest one, if need be in place of the one that was not asked for longest. */
function keepLatest(answers: Map<string, Page>, question: string, page: Page): void {
  answers.delete(question);
  answers.set(question, page);
  const [oldest] = answers.keys();
  if (answers.size > mostAnswers && oldest !== undefined) {
    answers.delete(oldest);
  }
}

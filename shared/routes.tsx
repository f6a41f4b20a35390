import type { ReactElement } from "react";
import { boardingNames, fareLimits, regularBusTypes } from "./content/derived/operators.ts";
import { errorText, notFoundText } from "./content/errors.ts";
import { type Operator, operators } from "./content/operators.ts";
import { pages, profileMeta } from "./content/pages.ts";
import type { PageMeta, PageName } from "./content/schema/pages.ts";
import { DayPlansPage } from "./pages/DayPlansPage.tsx";
import { DestinationsPage } from "./pages/DestinationsPage.tsx";
import { ErrorPage } from "./pages/ErrorPage.tsx";
import { FestivalsPage } from "./pages/FestivalsPage.tsx";
import { FoodsPage } from "./pages/FoodsPage.tsx";
import { GettingTherePage } from "./pages/GettingTherePage.tsx";
import { HomePage } from "./pages/HomePage.tsx";
import { NewsPage } from "./pages/NewsPage.tsx";
import { NotFoundPage } from "./pages/NotFoundPage.tsx";
import { OperatorPage } from "./pages/OperatorPage.tsx";
import { OperatorsPage } from "./pages/OperatorsPage.tsx";
import { RoutesPage } from "./pages/RoutesPage.tsx";
import { SchedulesPage } from "./pages/SchedulesPage.tsx";
import { SearchPage } from "./pages/SearchPage.tsx";
import { StayPage } from "./pages/StayPage.tsx";
import { TerminalsPage } from "./pages/TerminalsPage.tsx";
import { TravelTipsPage } from "./pages/TravelTipsPage.tsx";
import { errorPaths, operatorPath, paths } from "./paths.ts";
import type { SearchEntry, SearchResponse } from "./search/search-index.ts";
import { pageData, profileData, type StructuredData } from "./structured-data.ts";
import { priceText } from "./values/format.ts";

/** A page with its path and the metadata for its head. */
export interface Route {
  /** Matched exactly: lower case, no trailing slash. */
  readonly path: `/${string}`;
  readonly meta: Pick<PageMeta, "title" | "description">;
  /** Missing if search engines must not index the page. Otherwise, the page is in the sitemap. */
  readonly seo?: SeoMeta;
  readonly page: ReactElement;
}

/** Metadata for search engines, chats and feed readers. */
export interface SeoMeta {
  readonly keywords: string;
  readonly structuredData: readonly StructuredData[];
}

/** The whole site on one screen; content/pages.ts has its words. Server, export, sitemap and tests read it. */
export const routes: readonly Route[] = [
  pageRoute("/", "home", <HomePage />),
  pageRoute("/destinations", "destinations", <DestinationsPage />),
  pageRoute("/day-plans", "dayPlans", <DayPlansPage />),
  pageRoute("/foods", "foods", <FoodsPage />),
  pageRoute("/festivals", "festivals", <FestivalsPage />),
  pageRoute("/routes", "routes", <RoutesPage />),
  pageRoute("/schedules", "schedules", <SchedulesPage />),
  pageRoute("/operators", "operators", <OperatorsPage />),
  ...operators.map(profileRoute),
  pageRoute("/terminals", "terminals", <TerminalsPage />),
  pageRoute("/getting-there", "gettingThere", <GettingTherePage />),
  pageRoute("/stay", "stay", <StayPage />),
  pageRoute("/travel-tips", "travelTips", <TravelTipsPage />),
  pageRoute("/news", "news", <NewsPage />),
  pageRoute("/search", "search", <SearchPage />),
];

/** Returns the search page with results, which search engines must not index. */
export function searchRoute(response: SearchResponse): Route {
  return { path: paths.search, meta: pages.search, page: <SearchPage response={response} /> };
}

/** Returns the page for unknown paths, with a suggestion if one is found. */
export function notFoundRoute(suggestion?: SearchEntry): Route {
  return {
    path: errorPaths.notFound,
    meta: notFoundText,
    page: <NotFoundPage suggestion={suggestion} />,
  };
}

/** Returns the page for an error of the server. */
export function errorRoute(message: string, stack?: string): Route {
  return {
    path: errorPaths.failed,
    meta: errorText,
    page: <ErrorPage message={message} stack={stack} />,
  };
}

/** @param path of the page, which the compiler compares with content. */
function pageRoute<Name extends PageName>(
  path: (typeof pages)[Name]["path"],
  name: Name,
  page: ReactElement,
): Route {
  const meta = pages[name];
  return { path, meta, seo: { keywords: meta.keywords, structuredData: pageData(name) }, page };
}

function profileRoute(operator: Operator): Route {
  const meta = profileMeta(operator, {
    origins: boardingNames(operator),
    fares: priceText(fareLimits(operator)),
    busTypes: regularBusTypes(operator),
  });
  return {
    path: operatorPath(operator.slug),
    meta,
    seo: { keywords: meta.keywords, structuredData: profileData(operator) },
    page: <OperatorPage operator={operator} />,
  };
}

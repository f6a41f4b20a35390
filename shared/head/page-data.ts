import type { GeoCoordinates, SearchAction, WithActionConstraints } from "schema-dts";
import { busRoutes } from "../content/derived/bus-routes.ts";
import { terminals } from "../content/derived/terminals.ts";
import { destinations } from "../content/destinations.ts";
import { festivals } from "../content/festivals.ts";
import { foods } from "../content/foods.ts";
import { city } from "../content/maps/geography.ts";
import { newsItems } from "../content/news.ts";
import { operators } from "../content/operators.ts";
import { type PageName, pages } from "../content/pages.ts";
import type { GeoPoint } from "../content/schema/values.ts";
import { hotels, inns, transientHouses } from "../content/stays.ts";
import { guideName } from "../content/texts/guide-name.ts";
import { operatorPath, paths, sharePicturePath } from "../paths.ts";
import { queryName } from "../search/search-sentences.ts";
import { site } from "../site.ts";
import { festivalEvents } from "./festival-events.ts";
import { breadcrumbList, itemList, type StructuredDataBuilder } from "./structured-data.ts";
import { dailySchedule, departureDataset } from "./timetable-data.ts";

/** What each page describes, besides its breadcrumbs. Includes only what the page shows. */
const builders: Partial<Readonly<Record<PageName, StructuredDataBuilder>>> = {
  home: (siteUrl) => [
    {
      "@type": "WebSite",
      name: guideName,
      url: `${siteUrl}${paths.home}`,
      inLanguage: site.locale,
      image: `${siteUrl}${sharePicturePath}`,
      potentialAction: searchAction(siteUrl),
    },
  ],
  destinations: (siteUrl) => [
    {
      "@type": "TouristDestination",
      name: city.name,
      description: pages.destinations.description,
      url: `${siteUrl}${paths.destinations}`,
      geo: coordinates(city.location),
      includesAttraction: destinations.map(({ id, name, description, location }) => ({
        "@type": "TouristAttraction",
        name,
        description,
        url: `${siteUrl}${paths.destinations}#${id}`,
        geo: coordinates(location),
      })),
    },
  ],
  festivals: (siteUrl) => [...listOn("festivals", festivals)(siteUrl), ...festivalEvents(siteUrl)],
  schedules: (siteUrl) => [dailySchedule, departureDataset(siteUrl)],
  operators: (siteUrl) => [
    itemList(
      pages.operators.heading,
      operators.map(({ name, slug }) => ({ name, url: `${siteUrl}${operatorPath(slug)}` })),
    ),
  ],
  foods: listOn("foods", foods),
  routes: listOn(
    "routes",
    busRoutes.map(({ id, from, to }) => ({ id, name: `${from} to ${to}` })),
  ),
  terminals: listOn("terminals", terminals),
  stay: listOn("stay", [...hotels, ...inns, ...transientHouses]),
  news: listOn(
    "news",
    newsItems.map(({ id, title }) => ({ id, name: title })),
  ),
};

function coordinates({ lat, lon }: GeoPoint): GeoCoordinates {
  return { "@type": "GeoCoordinates", latitude: lat, longitude: lon };
}

function searchAction(siteUrl: string): WithActionConstraints<SearchAction> {
  return {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${siteUrl}${paths.search}?${queryName}={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
}

function listOn(
  name: PageName,
  entries: readonly { readonly id: string; readonly name: string }[],
): StructuredDataBuilder {
  return (siteUrl) => [
    itemList(
      pages[name].heading,
      entries.map((entry) => ({ name: entry.name, url: `${siteUrl}${paths[name]}#${entry.id}` })),
    ),
  ];
}

export function pageData(name: PageName): StructuredDataBuilder {
  const { label } = pages[name];
  return (siteUrl) => {
    const breadcrumbs = name === "home" ? [] : [breadcrumbList(siteUrl, [{ label, path: paths[name] }])];
    return [...breadcrumbs, ...(builders[name]?.(siteUrl) ?? [])];
  };
}

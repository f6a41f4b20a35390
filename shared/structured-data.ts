import type {
  BreadcrumbList,
  Dataset,
  EventSeries,
  GeoCoordinates,
  Graph,
  ItemList,
  Schedule,
  SearchAction,
  Thing,
  WithActionConstraints,
} from "schema-dts";
import { busRoutes, terminals } from "./content/derived/terminals.ts";
import { timetable } from "./content/derived/timetable.ts";
import { destinations } from "./content/destinations.ts";
import { festivals } from "./content/festivals.ts";
import { asOf } from "./content/figures.ts";
import { foods } from "./content/foods.ts";
import { city } from "./content/maps.ts";
import { newsItems } from "./content/news.ts";
import { type Operator, operators } from "./content/operators.ts";
import { guide, pages } from "./content/pages.ts";
import type { Festival } from "./content/schema/festivals.ts";
import type { Page, PageName } from "./content/schema/pages.ts";
import { hotels, inns, transientHouses } from "./content/stays.ts";
import { dataLicense, dataOrigin, timetableOperatorNames, timeZone } from "./content/timetable.ts";
import { filePaths, operatorPath, paths, sharePicturePath } from "./paths.ts";
import { queryName } from "./search/query.ts";
import { format24Hour } from "./time/clock.ts";
import type { GeoPoint } from "./values/distances.ts";
import { firstOf, lastOf } from "./values/lists.ts";

export type StructuredData = Exclude<Thing, string>;

/** The properties that hold addresses. */
const addresses = ["url", "item", "image", "contentUrl", "mainEntityOfPage", "urlTemplate"];

/**
 * Serializes structured data as JSON for a script element. Paths become addresses of the site. Escapes "<", so that no
 * text can end the script or open a comment.
 */
export function structuredDataJson(things: readonly StructuredData[], siteUrl: string): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  const json = JSON.stringify(graph, (key, value: unknown) =>
    addresses.includes(key) && String(value).startsWith("/") ? `${siteUrl}${value}` : value,
  );
  return json.replaceAll("<", "\\u003c");
}

/** Returns what a page shows, after its breadcrumbs. */
export function pageData(name: PageName): readonly StructuredData[] {
  return [...(name === "home" ? [] : [breadcrumbs(pages[name])]), ...(shownOn[name] ?? [])];
}

/** Returns what a profile shows, without fares: search engines would show them as current offers. */
export function profileData({ name, slug, tagline }: Operator): readonly StructuredData[] {
  const path = operatorPath(slug);
  return [
    breadcrumbs(pages.operators, { label: name, path }),
    { "@type": "Organization", name, description: tagline, mainEntityOfPage: path },
  ];
}

/** Returns the breadcrumbs of a page, from the home page. The last step is the page itself. */
function breadcrumbs(...steps: readonly Pick<Page, "label" | "path">[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [pages.home, ...steps].map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: path,
    })),
  };
}

/** Returns the named entries of a page, each at its anchor there. */
function listOn(
  name: PageName,
  entries: readonly { readonly id: string; readonly name: string }[],
): ItemList {
  return itemList(
    pages[name].heading,
    entries.map((entry) => ({ name: entry.name, url: `${paths[name]}#${entry.id}` })),
  );
}

function itemList(name: string, items: readonly { readonly name: string; readonly url: string }[]): ItemList {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item })),
  };
}

function coordinates({ lat, lon }: GeoPoint): GeoCoordinates {
  return { "@type": "GeoCoordinates", latitude: lat, longitude: lon };
}

/** With the days of its latest edition, if they are known. */
function festivalEvent(festival: Festival): EventSeries {
  const { id, name, description, doubt, months, location, edition } = festival;
  const place = location.join(", ");
  const venue = { "@type": "Place", name: place, address: `${place}, ${city.country}` } as const;
  return {
    "@type": "EventSeries",
    name,
    description: [description, doubt].filter(Boolean).join(" "),
    url: `${paths.festivals}#${id}`,
    eventSchedule: { "@type": "Schedule", repeatFrequency: "P1Y", byMonth: months },
    location: venue,
    ...(edition && {
      startDate: edition.days[0],
      subEvent: {
        "@type": "Event",
        name: edition.name,
        startDate: edition.days[0],
        endDate: edition.days[1],
        location: venue,
      },
    }),
  };
}

const searchAction: WithActionConstraints<SearchAction> = {
  "@type": "SearchAction",
  target: { "@type": "EntryPoint", urlTemplate: `${paths.search}?${queryName}={search_term_string}` },
  "query-input": "required name=search_term_string",
};

const dailySchedule: Schedule = {
  "@type": "Schedule",
  name: pages.schedules.heading,
  description: `${timetable.length} departures of ${timetableOperatorNames} on a usual day, as the guide estimates it`,
  repeatFrequency: "P1D",
  scheduleTimezone: timeZone,
  startTime: format24Hour(firstOf(timetable, "departures").minutes),
  endTime: format24Hour(lastOf(timetable, "departures").minutes),
};

const departures: Dataset = {
  "@type": "Dataset",
  name: pages.schedules.heading,
  description: dataOrigin,
  url: paths.schedules,
  license: dataLicense.url,
  isAccessibleForFree: true,
  dateModified: asOf,
  creator: { "@type": "Organization", name: guide.name, url: paths.home },
  distribution: [
    { "@type": "DataDownload", encodingFormat: "application/json", contentUrl: filePaths.scheduleJson },
    { "@type": "DataDownload", encodingFormat: "text/csv", contentUrl: filePaths.scheduleCsv },
  ],
};

const shownOn: Partial<Readonly<Record<PageName, readonly StructuredData[]>>> = {
  home: [
    {
      "@type": "WebSite",
      name: guide.name,
      url: paths.home,
      inLanguage: guide.locale,
      image: sharePicturePath,
      potentialAction: searchAction,
    },
  ],
  destinations: [
    {
      "@type": "TouristDestination",
      name: city.name,
      description: pages.destinations.description,
      url: paths.destinations,
      geo: coordinates(city.location),
      includesAttraction: destinations.map(({ id, name, description, location }) => ({
        "@type": "TouristAttraction",
        name,
        description,
        url: `${paths.destinations}#${id}`,
        geo: coordinates(location),
      })),
    },
  ],
  festivals: [listOn("festivals", festivals), ...festivals.map(festivalEvent)],
  schedules: [dailySchedule, departures],
  operators: [
    itemList(
      pages.operators.heading,
      operators.map(({ name, slug }) => ({ name, url: operatorPath(slug) })),
    ),
  ],
  foods: [listOn("foods", foods)],
  routes: [
    listOn(
      "routes",
      busRoutes.map(({ id, from, to }) => ({ id, name: `${from} to ${to}` })),
    ),
  ],
  terminals: [listOn("terminals", terminals)],
  stay: [listOn("stay", [...hotels, ...inns, ...transientHouses])],
  news: [
    listOn(
      "news",
      newsItems.map(({ id, title }) => ({ id, name: title })),
    ),
  ],
};

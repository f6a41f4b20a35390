import type {
  Dataset,
  EventSeries,
  GeoCoordinates,
  Schedule,
  SearchAction,
  WithActionConstraints,
} from "schema-dts";
import { busRoutes, terminals } from "../content/derived/terminals.ts";
import { schedule } from "../content/derived/timetable.ts";
import { destinations } from "../content/destinations.ts";
import { festivals } from "../content/festivals.ts";
import { asOf } from "../content/figures.ts";
import { foods } from "../content/foods.ts";
import { city } from "../content/maps/geography.ts";
import { newsItems } from "../content/news.ts";
import { dataLicense, dataOrigin, timeZone } from "../content/open-data.ts";
import { type Operator, operators } from "../content/operators.ts";
import { guide, type PageName, pages } from "../content/pages.ts";
import { timetableCompanies } from "../content/schedule.ts";
import type { Festival } from "../content/schema/festivals.ts";
import { hotels, inns, transientHouses } from "../content/stays.ts";
import type { GeoPoint } from "../distances.ts";
import { firstOf, lastOf } from "../lists.ts";
import { filePaths, operatorPath, paths, sharePicturePath } from "../paths.ts";
import { queryName } from "../search/search-page.ts";
import { format24Hour } from "../time/clock.ts";
import { breadcrumbList, itemList, type StructuredDataBuilder } from "./structured-data.ts";

/** Returns the structured data of a page: what it shows, after its breadcrumbs. */
export function pageData(name: PageName): StructuredDataBuilder {
  const step = { label: pages[name].label, path: paths[name] };
  return (siteUrl) => [
    ...(name === "home" ? [] : [breadcrumbList(siteUrl, [step])]),
    ...(builders[name]?.(siteUrl) ?? []),
  ];
}

/** Returns the structured data of an operator's profile, without fares: search engines would show them as current offers. */
export function profileData({ name, slug, tagline }: Operator): StructuredDataBuilder {
  const path = operatorPath(slug);
  const steps = [
    { label: pages.operators.label, path: paths.operators },
    { label: name, path },
  ];
  return (siteUrl) => [
    breadcrumbList(siteUrl, steps),
    { "@type": "Organization", name, description: tagline, mainEntityOfPage: `${siteUrl}${path}` },
  ];
}

const builders: Partial<Readonly<Record<PageName, StructuredDataBuilder>>> = {
  home: (siteUrl) => [
    {
      "@type": "WebSite",
      name: guide.name,
      url: `${siteUrl}${paths.home}`,
      inLanguage: guide.locale,
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
  festivals: (siteUrl) => [
    ...listOn("festivals", festivals)(siteUrl),
    ...festivals.map((festival) => festivalEvent(festival, siteUrl)),
  ],
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

/** With the days of its latest edition, if they are known. */
function festivalEvent(festival: Festival, siteUrl: string): EventSeries {
  const { id, name, description, doubt, months, location, edition } = festival;
  const place = location.join(", ");
  const venue = { "@type": "Place", name: place, address: `${place}, ${city.country}` } as const;
  return {
    "@type": "EventSeries",
    name,
    description: [description, doubt].filter(Boolean).join(" "),
    url: `${siteUrl}${paths.festivals}#${id}`,
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

const dailySchedule: Schedule = {
  "@type": "Schedule",
  name: pages.schedules.heading,
  description: `${schedule.length} departures of ${timetableCompanies} on a usual day, as the guide estimates it`,
  repeatFrequency: "P1D",
  scheduleTimezone: timeZone,
  startTime: format24Hour(firstOf(schedule, "departures").minutes),
  endTime: format24Hour(lastOf(schedule, "departures").minutes),
};

function departureDataset(siteUrl: string): Dataset {
  const formats = [
    ["application/json", filePaths.scheduleJson],
    ["text/csv", filePaths.scheduleCsv],
  ] as const;
  return {
    "@type": "Dataset",
    name: pages.schedules.heading,
    description: dataOrigin,
    url: `${siteUrl}${paths.schedules}`,
    license: dataLicense.url,
    isAccessibleForFree: true,
    dateModified: asOf,
    creator: { "@type": "Organization", name: guide.name, url: `${siteUrl}${paths.home}` },
    distribution: formats.map(([encodingFormat, path]) => ({
      "@type": "DataDownload",
      encodingFormat,
      contentUrl: `${siteUrl}${path}`,
    })),
  };
}

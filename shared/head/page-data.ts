import { clockText } from "../clock.ts";
import { destinations } from "../content/destinations.ts";
import { festivals } from "../content/festivals.ts";
import { foods } from "../content/foods.ts";
import type { Operator } from "../content/operator.ts";
import { operators } from "../content/operators.ts";
import { type PageName, pageTexts } from "../content/page-texts.ts";
import { terminals } from "../content/terminals.ts";
import { origins, schedule, summaryOf } from "../content/timetable.ts";
import { operatorPath, paths } from "../paths.ts";
import { site } from "../site.ts";
import { breadcrumbList, describeThing, itemList, type StructuredData } from "./structured-data.ts";

type Builder = (siteUrl: string) => StructuredData;

const city = { latitude: 16.4119, longitude: 120.5966 };

/** What a page describes besides the way to it. Only what the page itself shows. */
const builders: Partial<Readonly<Record<PageName, Builder>>> = {
  home: (siteUrl) =>
    describeThing("WebSite", {
      name: site.fullName,
      url: `${siteUrl}${paths.home}`,
      inLanguage: site.locale,
    }),
  destinations: (siteUrl) =>
    describeThing("TouristDestination", {
      name: "Baguio City",
      description: pageTexts.destinations.description,
      url: `${siteUrl}${paths.destinations}`,
      geo: { "@type": "GeoCoordinates", ...city },
      includesAttraction: destinations.map(({ id, name, description, location: { lat, lon } }) => ({
        "@type": "TouristAttraction",
        name,
        description,
        url: `${siteUrl}${paths.destinations}#${id}`,
        geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lon },
      })),
    }),
  foods: (siteUrl) =>
    itemList(
      pageTexts.foods.heading,
      foods.map(({ id, name }) => ({ name, url: `${siteUrl}${paths.foods}#${id}` })),
    ),
  festivals: (siteUrl) =>
    describeThing("EventSeries", {
      name: pageTexts.festivals.heading,
      description: pageTexts.festivals.description,
      url: `${siteUrl}${paths.festivals}`,
      location: { "@type": "Place", name: "Baguio City and Benguet, Philippines" },
      subEvent: festivals.map(({ id, name, description, location }) => ({
        "@type": "EventSeries",
        name,
        description,
        url: `${siteUrl}${paths.festivals}#${id}`,
        location: { "@type": "Place", name: location },
      })),
    }),
  schedules: () =>
    describeThing("Schedule", {
      name: pageTexts.schedules.heading,
      description: `${schedule.length} departures a day`,
      repeatFrequency: "P1D",
      scheduleTimezone: "Asia/Manila",
      startTime: clockText(Math.min(...origins.map(({ id }) => summaryOf(id).first))),
      endTime: clockText(Math.max(...origins.map(({ id }) => summaryOf(id).last))),
    }),
  operators: (siteUrl) =>
    itemList(
      pageTexts.operators.heading,
      operators.map(({ name, slug }) => ({ name, url: `${siteUrl}${operatorPath(slug)}` })),
    ),
  terminals: (siteUrl) =>
    itemList(
      pageTexts.terminals.heading,
      terminals.map(({ id, name }) => ({ name, url: `${siteUrl}${paths.terminals}#${id}` })),
    ),
};

const home = { label: pageTexts.home.label, path: paths.home };

/** The structured data of a page: the way to it, and what it describes. */
export function pageData(name: PageName): (siteUrl: string) => readonly StructuredData[] {
  const { label } = pageTexts[name];
  return (siteUrl) => {
    const way = name === "home" ? [] : [breadcrumbList(siteUrl, [home, { label, path: paths[name] }])];
    const described = builders[name]?.(siteUrl);
    return described ? [...way, described] : way;
  };
}

/** The structured data of an operator's profile. */
export function profileData({ name, slug }: Operator): (siteUrl: string) => readonly StructuredData[] {
  const directory = { label: pageTexts.operators.label, path: paths.operators };
  const profile = { label: name, path: operatorPath(slug) };
  return (siteUrl) => [
    breadcrumbList(siteUrl, [home, directory, profile]),
    describeThing("Organization", { name, url: `${siteUrl}${profile.path}` }),
  ];
}

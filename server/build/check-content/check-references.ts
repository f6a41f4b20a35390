import { slugOf } from "../../../shared/content/operators.ts";
import type { GuideContent } from "./guide-content.ts";
import type { Place } from "./place.ts";
import type { Finding } from "./violation.ts";

/** A name at a place. An entry elsewhere must have it. */
type Reference = readonly [place: Place, name: string];

/** Checks that every entry that another one refers to exists. */
export function checkReferences(content: GuideContent): readonly Finding[] {
  const rows = content.schedule.departureRows;
  return [
    ...unknown(
      [
        ...rows.map(([, slug], index): Reference => [["schedule", "departureRows", index, 1], slug]),
        ...content.busRoutes.busRoutes.flatMap(({ operators }, route) =>
          references(["busRoutes", "busRoutes", route, "operators"], operators),
        ),
      ],
      content.operators.directory.map(({ name }) => slugOf(name)),
      'Write the slug of an operator, such as "joy-bus", or add the operator to operators.ts.',
    ),
    ...content.busRoutes.busRoutes.flatMap(({ operators, unconfirmed = [] }, route) =>
      unknown(
        references(["busRoutes", "busRoutes", route, "unconfirmed"], unconfirmed),
        operators,
        "Write one of the operators of the road.",
      ),
    ),
    ...unknown(
      [
        ...content.gettingThere.busServices.map(
          ({ terminal }, index): Reference => [["gettingThere", "busServices", index, "terminal"], terminal],
        ),
        ...content.busRoutes.busRoutes.flatMap(({ terminal }, index): readonly Reference[] =>
          terminal === undefined ? [] : [[["busRoutes", "busRoutes", index, "terminal"], terminal]],
        ),
      ],
      rows.map(([, , terminal]) => terminal),
      "No bus in schedule.ts leaves from there. Write another terminal, or add its departures.",
    ),
    ...unknown(
      references(["home", "attractionIds"], content.home.attractionIds),
      content.destinations.destinations.map(({ id }) => id),
      'Write the id of a destination, such as "burnham-park".',
    ),
    ...unknown(
      areaReferences(content.stays),
      content.stays.areas.map(({ id }) => id),
      'Write the id of an area, such as "session-road", or leave the field out.',
    ),
    ...unknown(
      content.news.roads.flatMap(({ notice }, road): readonly Reference[] =>
        notice === undefined ? [] : [[["news", "roads", road, "notice"], notice]],
      ),
      content.news.newsItems.map(({ id }) => id),
      'Write the id of a notice, such as "burnham-lake-to-close", or leave the field out.',
    ),
    ...unknown(
      content.dayPlans.dayPlans.flatMap(({ stops }, plan) =>
        stops.flatMap(({ place }, stop): readonly Reference[] =>
          place === undefined ? [] : [[["dayPlans", "dayPlans", plan, "stops", stop, "place"], place]],
        ),
      ),
      [...content.destinations.destinations, ...content.cityMap.landmarks].map(({ id }) => id),
      'Write the id of a destination or of a landmark in city-map.ts, such as "night-market".',
    ),
    ...unknown(
      pageReferences(content),
      Object.keys(content.pages.pages),
      'Write the name of a page, such as "travelTips", or add the page to pages.ts.',
    ),
  ];
}

function unknown(all: readonly Reference[], names: readonly string[], remedy: string): readonly Finding[] {
  return all.map(([place, name]) => [place, !names.includes(name) && `"${name}" does not exist. ${remedy}`]);
}

function references(list: Place, names: readonly string[]): readonly Reference[] {
  return names.map((name, index) => [[...list, index], name]);
}

function areaReferences(stays: GuideContent["stays"]): readonly Reference[] {
  const { hotels, inns, transientHouses } = stays;
  return Object.entries({ hotels, inns, transientHouses }).flatMap(([list, places]) =>
    places.flatMap(({ area }, index): readonly Reference[] =>
      area ? [[["stays", list, index, "area"], area]] : [],
    ),
  );
}

function pageReferences({ home, site }: GuideContent): readonly Reference[] {
  const linkLists = ["quickLinks", "exploreLinks", "legalLinks"] as const;
  return [
    ...home.journeyCards.map(({ name }, index): Reference => [["home", "journeyCards", index, "name"], name]),
    ...references(["site", "navigation"], site.navigation),
    ...references(["site", "moreLinks"], site.moreLinks),
    ...linkLists.flatMap((list) =>
      site[list].map(({ name }, index): Reference => [["site", list, index, "name"], name]),
    ),
  ];
}

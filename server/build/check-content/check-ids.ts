import { slugOf } from "../../../shared/content/operators.ts";
import type { GuideContent } from "./guide-content.ts";
import type { Place } from "./place.ts";
import type { Finding } from "./violation.ts";

/** An id at its place: the anchor of an entry on a page. */
type Anchor = readonly [place: Place, id: string];

/** Checks that no page has an id twice, even in different lists, and that no two pages share a path. */
export function checkIds(content: GuideContent): readonly Finding[] {
  const { gettingThere, stays, operators, pages } = content;
  const ofPages: readonly (readonly Anchor[])[] = [
    anchors(["destinations", "destinations"], content.destinations.destinations),
    anchors(["dayPlans", "dayPlans"], content.dayPlans.dayPlans),
    [
      ...anchors(["foods", "foods"], content.foods.foods),
      ...anchors(["foods", "markets"], content.foods.markets),
    ],
    anchors(["festivals", "festivals"], content.festivals.festivals),
    anchors(["busRoutes", "busRoutes"], content.busRoutes.busRoutes),
    anchors(["news", "newsItems"], content.news.newsItems),
    anchors(["travelTips", "travelTips"], content.travelTips.travelTips),
    [
      ...gettingThere.busServices.map(
        ({ terminal }, index): Anchor => [["gettingThere", "busServices", index, "terminal"], terminal],
      ),
      ...anchors(["gettingThere", "carRoutes"], gettingThere.carRoutes),
      ...anchors(["gettingThere", "vanServices"], gettingThere.vanServices),
    ],
    [
      ...anchors(["stays", "hotels"], stays.hotels),
      ...anchors(["stays", "inns"], stays.inns),
      ...anchors(["stays", "transientHouses"], stays.transientHouses),
      ...anchors(["stays", "areas"], stays.areas),
    ],
    operators.directory.map(({ name }, index) => [["operators", "directory", index, "name"], slugOf(name)]),
    content.home.attractionIds.map((id, index) => [["home", "attractionIds", index], id]),
    Object.entries(pages.pages).map(([name, { path }]) => [["pages", "pages", name, "path"], path]),
  ];
  return ofPages.flatMap(repeated);
}

function anchors(list: Place, entries: readonly { readonly id: string }[]): readonly Anchor[] {
  return entries.map(({ id }, index) => [[...list, index, "id"], id]);
}

function repeated(all: readonly Anchor[]): readonly Finding[] {
  return all.map(([place, id], index) => [
    place,
    all.slice(0, index).some(([, earlier]) => earlier === id) &&
      `Another entry is called "${id}" too. Give one of the two a name of its own.`,
  ]);
}

import { keysOf } from "../../../shared/content/formulas/records.ts";
import { slugOf } from "../../../shared/content/operators.ts";
import type { Section } from "../../../shared/content/sections.ts";
import type { GuideContent } from "./guide-content.ts";
import type { Place } from "./place.ts";
import type { Finding } from "./violation.ts";

/** An id at its place: the anchor of an entry on a page. */
type Anchor = readonly [place: Place, id: string];

/**
 * Checks that content gives no page an id twice, even in different lists, and that no two pages share a path.
 */
export function checkIds(content: GuideContent): readonly Finding[] {
  const { foods, gettingThere, stays, travelTips, operators, pages, sections } = content;
  const sectionsOf = (page: keyof typeof sections.sections): readonly Anchor[] =>
    Object.entries(sections.sections[page]).map(([name, { id }]: [string, Section]) => [
      ["sections", "sections", page, name, "id"],
      id,
    ]);
  const ofPages: readonly (readonly Anchor[])[] = [
    [
      ...sectionsOf("destinations"),
      ...anchors(["destinations", "destinations"], content.destinations.destinations),
    ],
    anchors(["dayPlans", "dayPlans"], content.dayPlans.dayPlans),
    [
      ...sectionsOf("foods"),
      ...anchors(["foods", "foods"], foods.foods),
      ...anchors(["foods", "markets"], foods.markets),
    ],
    [...sectionsOf("festivals"), ...anchors(["festivals", "festivals"], content.festivals.festivals)],
    anchors(["busRoutes", "busRoutes"], content.busRoutes.busRoutes),
    [...sectionsOf("news"), ...anchors(["news", "newsItems"], content.news.newsItems)],
    [
      ...sectionsOf("travelTips"),
      ...anchors(["travelTips", "travelTips"], travelTips.travelTips),
      ...anchors(["travelTips", "access"], travelTips.access),
    ],
    [
      ...sectionsOf("gettingThere"),
      ...gettingThere.busServices.map(
        ({ terminal }, index): Anchor => [["gettingThere", "busServices", index, "terminal"], terminal],
      ),
      ...anchors(["gettingThere", "carRoutes"], gettingThere.carRoutes),
      ...anchors(["gettingThere", "vanServices"], gettingThere.vanServices),
      ...anchors(["gettingThere", "onTheBus"], gettingThere.onTheBus),
      ...anchors(["gettingThere", "fromAirport"], gettingThere.fromAirport),
      ...anchors(["gettingThere", "numberCoding"], gettingThere.numberCoding),
    ],
    [
      ...sectionsOf("stay"),
      ...anchors(["stays", "hotels"], stays.hotels),
      ...anchors(["stays", "inns"], stays.inns),
      ...anchors(["stays", "transientHouses"], stays.transientHouses),
      ...anchors(["stays", "areas"], stays.areas),
    ],
    [
      ...sectionsOf("terminals"),
      ...keysOf(content.terminals.terminalFacts).map(
        (id): Anchor => [["terminals", "terminalFacts", id], id],
      ),
    ],
    [
      ...sectionsOf("operators"),
      ...operators.directory.map(
        ({ name }, index): Anchor => [["operators", "directory", index, "name"], slugOf(name)],
      ),
    ],
    [
      ...sectionsOf("home"),
      ...content.home.attractionIds.map((id, index): Anchor => [["home", "attractionIds", index], id]),
    ],
    sectionsOf("schedules"),
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

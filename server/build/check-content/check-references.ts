import type { GuideContent } from "./guide-content.ts";
import type { Place } from "./place.ts";
import type { Finding } from "./problem.ts";

/** A name at a place, which must be that of an entry elsewhere. */
type Reference = readonly [place: Place, name: string];

/** What one entry calls another exists. */
export function checkReferences(content: GuideContent): readonly Finding[] {
  return [
    ...unknown(
      operatorReferences(content),
      Object.keys(content.operators.operatorBySlug),
      'Write the slug of an operator, such as "joy-bus", or add the operator to operators.ts.',
    ),
    ...unknown(
      terminalReferences(content),
      Object.keys(content.terminals.terminalById),
      'Write the id of a terminal, such as "cubao", or add the terminal to terminals.ts.',
    ),
    ...unknown(
      content.home.attractionIds.map((id, index) => [["home", "attractionIds", index], id]),
      content.destinations.destinations.map(({ id }) => id),
      'Write the id of a destination, such as "burnham-park".',
    ),
    ...unknown(
      pageReferences(content),
      Object.keys(content.pageTexts.pageTexts),
      'Write the name of a page, such as "travelTips", or add its texts to page-texts.ts.',
    ),
  ];
}

function unknown(
  references: readonly Reference[],
  names: readonly string[],
  remedy: string,
): readonly Finding[] {
  return references.map(([place, name]) => [
    place,
    !names.includes(name) && `"${name}" does not exist. ${remedy}`,
  ]);
}

function operatorReferences(content: GuideContent): readonly Reference[] {
  const { departureRows } = content.schedule;
  const routes = content.busRoutes.busRoutes;
  const terminals = Object.entries(content.terminals.terminalById);
  return [
    ...content.operatorSlugs.operatorSlugs.map(
      (slug, index) => [["operatorSlugs", "operatorSlugs", index], slug] as const,
    ),
    ...departureRows.map(([, slug], index) => [["schedule", "departureRows", index, 1], slug] as const),
    ...routes.flatMap(({ operators }, route) =>
      operators.map((slug, index) => [["busRoutes", "busRoutes", route, "operators", index], slug] as const),
    ),
    ...terminals.flatMap(([id, { operators }]) =>
      operators.map((slug, index) => [["terminals", "terminalById", id, "operators", index], slug] as const),
    ),
  ];
}

function terminalReferences(content: GuideContent): readonly Reference[] {
  const { departureRows } = content.schedule;
  const operators = Object.entries(content.operators.operatorBySlug);
  return [
    ...content.terminal.terminalIds.map((id, index) => [["terminal", "terminalIds", index], id] as const),
    ...departureRows.map(([, , id], index) => [["schedule", "departureRows", index, 2], id] as const),
    ...content.gettingThere.busServices.map(
      ({ terminal }, index) => [["gettingThere", "busServices", index, "terminal"], terminal] as const,
    ),
    ...operators.flatMap(([slug, { terminals }]) =>
      terminals.map(
        ({ terminal }, index) =>
          [["operators", "operatorBySlug", slug, "terminals", index, "terminal"], terminal] as const,
      ),
    ),
  ];
}

function pageReferences({ home, site, paths }: GuideContent): readonly Reference[] {
  const linkLists = ["quickLinks", "exploreLinks", "legalLinks"] as const;
  return [
    ...home.journeyCards.map(({ name }, index) => [["home", "journeyCards", index, "name"], name] as const),
    ...site.navigation.map((name, index) => [["site", "navigation", index], name] as const),
    ...linkLists.flatMap((list) =>
      site[list].map(({ name }, index) => [["site", list, index, "name"], name] as const),
    ),
    ...Object.keys(paths.paths).map((name) => [["paths", "paths", name], name] as const),
  ];
}

import { slugOf } from "../../../shared/content/operators.ts";
import type { GuideContent } from "./guide-content.ts";
import type { Place } from "./place.ts";
import type { Finding } from "./violation.ts";

/** A picture below shared/art, with the place that asks for it. */
type Need = readonly [place: Place, picture: string];

/** Checks that every picture that an entry needs exists. */
export function checkPictures(content: GuideContent, pictures: readonly string[]): readonly Finding[] {
  return neededPictures(content).map(([place, picture]) => [
    place,
    !pictures.includes(picture) &&
      `There is no picture shared/art/${picture}. Draw it, or correct the name so that it is that of a picture.`,
  ]);
}

function neededPictures(content: GuideContent): readonly Need[] {
  const { pages } = content.pages;
  const lists = {
    destinations: content.destinations.destinations,
    foods: content.foods.foods,
    festivals: content.festivals.festivals,
  };
  return [
    ...Object.entries(lists).flatMap(([list, entries]) =>
      entries.map(({ id }, index): Need => [[list, list, index, "id"], `${list}/${id}.svg`]),
    ),
    ...content.foods.markets.map(
      ({ id }, index): Need => [["foods", "markets", index, "id"], `markets/${id}.svg`],
    ),
    ...content.operators.directory.flatMap(({ name, seating }, index) => {
      const place = ["operators", "directory", index];
      return [
        ...["-side", "-wide", "-front", "-inside"].map(
          (view): Need => [[...place, "name"], `buses/${slugOf(name)}${view}.svg`],
        ),
        ...(seating ? [[[...place, "seating"], `buses/${slugOf(name)}-seats.svg`] satisfies Need] : []),
      ];
    }),
    ...Object.entries(content.terminals.terminalFacts).flatMap(([id, { region }]) =>
      region === "Metro Manila"
        ? [[["terminals", "terminalFacts", id], `terminals/${id}.svg`] satisfies Need]
        : [],
    ),
    ...content.news.newsItems.flatMap(({ picture }, index) =>
      picture ? [[["news", "newsItems", index, "picture"], `spots/${picture}.svg`] satisfies Need] : [],
    ),
    ...Object.entries(pages).flatMap(([name, { spot }]) =>
      spot ? [[["pages", "pages", name, "spot"], `spots/${spot}.svg`] satisfies Need] : [],
    ),
    ...content.searchTexts.searchText.share.drawings.map(
      (drawing, index): Need => [["searchTexts", "searchText", "share", "drawings", index], `${drawing}.svg`],
    ),
    ...Object.entries(pages).flatMap(([name, { share }]) =>
      share.drawings.map(
        (drawing, index): Need => [["pages", "pages", name, "share", "drawings", index], `${drawing}.svg`],
      ),
    ),
  ];
}

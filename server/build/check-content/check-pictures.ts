import type { GuideContent } from "./guide-content.ts";
import type { Place } from "./place.ts";
import type { Finding } from "./problem.ts";

/** Every picture that an entry goes by its name exists. */
export function checkPictures(content: GuideContent, pictures: readonly string[]): readonly Finding[] {
  return neededPictures(content).map(([place, picture]) => [
    place,
    !pictures.includes(picture) &&
      `There is no picture shared/art/${picture}. Draw it, or correct the name so that it is that of a picture.`,
  ]);
}

function neededPictures(content: GuideContent): readonly (readonly [Place, string])[] {
  const lists = {
    destinations: content.destinations.destinations,
    foods: content.foods.foods,
    festivals: content.festivals.festivals,
  };
  return [
    ...Object.entries(lists).flatMap(([list, entries]) =>
      entries.map(({ id }, index) => [[list, list, index, "id"], `${list}/${id}.svg`] as const),
    ),
    ...Object.entries(content.operators.operatorBySlug).flatMap(([slug, { seating }]) => {
      const place = ["operators", "operatorBySlug", slug];
      return [
        ...["", "-wide", "-inside"].map((view) => [[...place, "slug"], `buses/${slug}${view}.svg`] as const),
        ...(seating ? [[[...place, "seating"], `seats-${seating}.svg`] as const] : []),
      ];
    }),
    ...content.home.journeyCards.map(
      ({ name }, index) =>
        [["home", "journeyCards", index, "name"], `spots${content.paths.paths[name]}.svg`] as const,
    ),
    ...Object.entries(content.sharePictures.shareWords).flatMap(([name, { drawings }]) =>
      drawings.map(
        (drawing, index) =>
          [["sharePictures", "shareWords", name, "drawings", index], `${drawing}.svg`] as const,
      ),
    ),
  ];
}

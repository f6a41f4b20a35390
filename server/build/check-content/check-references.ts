import { type Content, type Violation, valuesBelow } from "./content.ts";

/** Places in a file of shared/content: every value at a path, in which a star stands for any step. */
type Places = readonly [file: string, path: string];

const slugs: Places = ["operators", "operators.*.slug"];
const terminals: Places = ["schedule", "departureRows.*.2"];
const sights: Places = ["destinations", "destinations.*.id"];
const areas: Places = ["stays", "areas.*.id"];

/** Names that must be one of those in other places. */
const references: readonly (readonly [from: Places, to: readonly Places[]])[] = [
  [["schedule", "departureRows.*.1"], [slugs]],
  [terminals, [["getting-there", "busServices.*.terminal"]]],
  [["getting-there", "busServices.*.terminal"], [terminals]],
  [["bus-routes", "busRoutes.*.operators.*"], [slugs]],
  [["bus-routes", "busRoutes.*.unconfirmed.*"], [slugs]],
  [["bus-routes", "busRoutes.*.terminal"], [terminals]],
  [["home", "attractionIds.*"], [sights]],
  [["stays", "hotels.*.area"], [areas]],
  [["stays", "inns.*.area"], [areas]],
  [["stays", "transientHouses.*.area"], [areas]],
  [["news", "roads.*.notice"], [["news", "newsItems.*.id"]]],
  [
    ["day-plans", "dayPlans.*.stops.*.place"],
    [sights, ["city-map", "landmarks.*.id"]],
  ],
];

/** Names whose picture below shared/art must exist. */
const pictures: readonly (readonly [from: Places, picture: (name: string) => string])[] = [
  [sights, (id) => `destinations/${id}`],
  [["festivals", "festivals.*.id"], (id) => `festivals/${id}`],
  [["foods", "foods.*.id"], (id) => `foods/${id}`],
  [["foods", "markets.*.id"], (id) => `markets/${id}`],
  [["news", "newsItems.*.picture"], (name) => `spots/${name}`],
  [["pages", "pages.*.spot"], (name) => `spots/${name}`],
  [["pages", "pages.*.share.drawings.*"], (name) => name],
  [["search-texts", "searchText.share.drawings.*"], (name) => name],
  [terminals, (id) => `terminals/${id}`],
  ...["side", "wide", "front", "inside"].map(
    (view) => [slugs, (slug: string) => `buses/${slug}-${view}`] as const,
  ),
];

/** Checks that every entry and every picture that an entry refers to exists. */
export function checkReferences(content: Content, drawn: readonly string[]): readonly Violation[] {
  return [
    ...references.flatMap(([from, to]) => {
      const known = to.flatMap((places) => namesAt(content, places)).map(({ name }) => name);
      return namesAt(content, from)
        .filter(({ name }) => !known.includes(name))
        .map(({ name, ...place }) => ({
          ...place,
          message: `"${name}" does not exist. Write one of ${[...new Set(known)].join(", ")}.`,
        }));
    }),
    ...pictures.flatMap(([from, picture]) =>
      namesAt(content, from)
        .map(({ name, ...place }) => ({ ...place, picture: `${picture(name)}.svg` }))
        .filter(({ picture }) => !drawn.includes(picture))
        .map(({ picture, ...place }) => ({
          ...place,
          message: `There is no picture shared/art/${picture}. Draw it, or correct the name.`,
        })),
    ),
  ];
}

/** Every name at some places; entries without one are left out. */
function namesAt(content: Content, [name, pattern]: Places) {
  const file = `shared/content/${name}.ts`;
  const steps = pattern.split(".");
  return valuesBelow(content[file]).flatMap(([path, name]) =>
    typeof name === "string" &&
    path.length === steps.length &&
    steps.every((step, index) => step === "*" || step === String(path[index]))
      ? [{ file, path, name }]
      : [],
  );
}

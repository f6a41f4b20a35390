import { type Content, type Violation, valuesBelow } from "./content.ts";

/** Values in a file of shared/content, by a path in which `*` matches any step. */
type Places = readonly [file: string, path: string];

const slugs: Places = ["operators", "operators.*.slug"];
const terminals: Places = ["schedule", "departureRows.*.2"];
const sights: Places = ["destinations", "destinations.*.id"];
const landmarks: Places = ["city-map", "landmarks.*.id"];
const areas: Places = ["stays", "areas.*.id"];

/** Values of the first places must occur in one of the others. */
const references: readonly (readonly [from: Places, to: readonly Places[]])[] = [
  [["schedule", "departureRows.*.1"], [slugs]],
  [terminals, [["getting-there", "busServices.*.terminal"]]],
  [["getting-there", "busServices.*.terminal"], [terminals]],
  [["bus-routes", "busRoutes.*.operators.*"], [slugs]],
  [["bus-routes", "busRoutes.*.terminal"], [terminals]],
  [["home", "attractionIds.*"], [sights]],
  [["stays", "hotels.*.area"], [areas]],
  [["stays", "inns.*.area"], [areas]],
  [["stays", "transientHouses.*.area"], [areas]],
  [["news", "roads.*.notice"], [["news", "newsItems.*.id"]]],
  [
    ["day-plans", "dayPlans.*.stops.*.place"],
    [sights, landmarks],
  ],
  [
    ["destinations", "destinations.*.near.*"],
    [sights, landmarks],
  ],
];

/** Values whose picture below shared/art must exist. */
const pictures: readonly (readonly [from: Places, picture: (name: string) => string])[] = [
  [sights, (id) => `destinations/${id}`],
  [["festivals", "festivals.*.id"], (id) => `festivals/${id}`],
  [["foods", "foods.*.id"], (id) => `foods/${id}`],
  [["foods", "markets.*.id"], (id) => `markets/${id}`],
  [["news", "newsItems.*.picture"], (name) => `spots/${name}`],
  [["pages", "pages.*.spot"], (name) => `spots/${name}`],
  [terminals, (id) => `terminals/${id}`],
  ...["side", "wide", "front", "inside"].map(
    (view) => [slugs, (slug: string) => `buses/${slug}-${view}`] as const,
  ),
];

/** Checks that every entry and picture that the content refers to exists, and that every path below leads to some. */
export function checkReferences(content: Content, existing: readonly string[]): readonly Violation[] {
  const paths = [...references.flatMap(([from, to]) => [from, ...to]), ...pictures.map(([from]) => from)];
  return [
    ...paths
      .filter((places) => namesAt(content, places).length === 0)
      .map(([name, path]) => ({
        file: `shared/content/${name}.ts`,
        path: [],
        message: `${path} leads to no text. Correct the path in check-references.ts.`,
      })),
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
        .filter(({ picture }) => !existing.includes(picture))
        .map(({ picture, ...place }) => ({
          ...place,
          message: `There is no picture shared/art/${picture}. Draw it, or correct the name.`,
        })),
    ),
  ];
}

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

import type { Page } from "../../../shared/content/schema/pages.ts";
import type { Content, Path, Violation } from "./content.ts";

/** A name at a place. An entry elsewhere must have it. */
type Reference = readonly [path: Path, name: string | undefined];

/** Checks what entries say of each other, and that every picture they need exists. */
export function checkReferences(content: Content, pictures: readonly string[]): readonly Violation[] {
  return [
    ...unknownNames(content),
    ...checkDepartures(content),
    ...checkNews(content),
    ...neededPictures(content).flatMap(([file, path, picture]) =>
      pictures.includes(picture)
        ? []
        : [violation(file, path, `There is no picture shared/art/${picture}. Draw it, or correct the name.`)],
    ),
  ];
}

function violation(file: string, path: Path, message: string): Violation {
  return { file: `shared/content/${file}.ts`, path, message };
}

function unknownNames(content: Content): readonly Violation[] {
  const { departureRows } = content["shared/content/schedule.ts"];
  const { busRoutes } = content["shared/content/bus-routes.ts"];
  const { busServices } = content["shared/content/getting-there.ts"];
  const { newsItems, roads } = content["shared/content/news.ts"];
  const { destinations } = content["shared/content/destinations.ts"];
  const { attractionIds, journeyCards } = content["shared/content/home.ts"];
  const { hotels, inns, transientHouses, areas } = content["shared/content/stays.ts"];
  const slugs = content["shared/content/operators.ts"].operators.map(({ slug }) => slug);
  const terminals = departureRows.map(([, , terminal]) => terminal);
  const places = [...destinations, ...content["shared/content/city-map.ts"].landmarks].map(({ id }) => id);
  return [
    ...unknown(
      "schedule",
      slugs,
      departureRows.map(([, slug], row) => [["departureRows", row, 1], slug]),
    ),
    ...unknown(
      "schedule",
      busServices.map(({ terminal }) => terminal),
      departureRows.map(([, , terminal], row) => [["departureRows", row, 2], terminal]),
    ),
    ...busRoutes.flatMap(({ operators, unconfirmed = [], terminal }, route) => [
      ...unknown("bus-routes", slugs, references(["busRoutes", route, "operators"], operators)),
      ...unknown("bus-routes", operators, references(["busRoutes", route, "unconfirmed"], unconfirmed)),
      ...unknown("bus-routes", terminals, [[["busRoutes", route, "terminal"], terminal]]),
    ]),
    ...unknown(
      "getting-there",
      terminals,
      busServices.map(({ terminal }, index) => [["busServices", index, "terminal"], terminal]),
    ),
    ...unknown(
      "home",
      destinations.map(({ id }) => id),
      references(["attractionIds"], attractionIds),
    ),
    ...unknown(
      "home",
      Object.keys(content["shared/content/pages.ts"].pages),
      journeyCards.map(({ name }, index) => [["journeyCards", index, "name"], name]),
    ),
    ...Object.entries({ hotels, inns, transientHouses }).flatMap(([list, stays]) =>
      unknown(
        "stays",
        areas.map(({ id }) => id),
        stays.map(({ area }, index) => [[list, index, "area"], area]),
      ),
    ),
    ...unknown(
      "news",
      newsItems.map(({ id }) => id),
      roads.map(({ notice }, index) => [["roads", index, "notice"], notice]),
    ),
    ...content["shared/content/day-plans.ts"].dayPlans.flatMap(({ stops }, plan) =>
      unknown(
        "day-plans",
        places,
        stops.map(({ place }, stop) => [["dayPlans", plan, "stops", stop, "place"], place]),
      ),
    ),
  ];
}

function unknown(file: string, names: readonly string[], all: readonly Reference[]): readonly Violation[] {
  return all.flatMap(([path, name]) =>
    name === undefined || names.includes(name)
      ? []
      : [violation(file, path, `"${name}" does not exist. Write one of ${[...new Set(names)].join(", ")}.`)],
  );
}

function references(list: Path, names: readonly string[]): readonly Reference[] {
  return names.map((name, index) => [[...list, index], name]);
}

/** No departure twice, each from a terminal of its operator, and as many as the operator has trips a day. */
function checkDepartures(content: Content): readonly Violation[] {
  const { departureRows } = content["shared/content/schedule.ts"];
  const { operators } = content["shared/content/operators.ts"];
  const times = departureRows.map(([time, , terminal]) => `${time} ${terminal}`);
  return [
    ...departureRows.flatMap(([, slug, terminal], row) => {
      const path = ["departureRows", row];
      const stops = operators.find((one) => one.slug === slug)?.terminals.map((stop) => stop.terminal) ?? [];
      return [
        ...unknown("schedule", stops, [[[...path, 2], terminal]]),
        ...(times.indexOf(times[row] ?? "") === row
          ? []
          : [
              violation(
                "schedule",
                path,
                "Another bus leaves this terminal at this time. Change one of them.",
              ),
            ]),
      ];
    }),
    ...operators.flatMap(({ slug, tripsPerDay }, index) => {
      const rows = departureRows.filter((row) => row[1] === slug).length;
      const message = `schedule.ts has ${rows} departures of "${slug}", not ${tripsPerDay}. Make the two equal.`;
      return rows === 0 || rows === tripsPerDay
        ? []
        : [violation("operators", ["directory", index, "tripsPerDay"], message)];
    }),
  ];
}

/** News comes newest first, and none is later than the guide's information. */
function checkNews(content: Content): readonly Violation[] {
  const { newsItems } = content["shared/content/news.ts"];
  const { asOf } = content["shared/content/figures.ts"];
  const dates = newsItems.map(({ date }) => date);
  return [
    ...dates.flatMap((date, index) =>
      date > (dates[index - 1] ?? date)
        ? [violation("news", ["newsItems", index, "date"], "Move it up: the newest comes first.")]
        : [],
    ),
    ...dates
      .filter((date) => date > asOf)
      .map((date) =>
        violation("figures", ["asOf"], `The guide has news of ${date}. Write that day, or a later one.`),
      ),
  ];
}

type Need = readonly [file: string, path: Path, picture: string];

function neededPictures(content: Content): readonly Need[] {
  const { foods, markets } = content["shared/content/foods.ts"];
  const { destinations } = content["shared/content/destinations.ts"];
  const { festivals } = content["shared/content/festivals.ts"];
  const { searchText } = content["shared/content/search-texts.ts"];
  const pages: readonly (readonly [string, Page])[] = Object.entries(
    content["shared/content/pages.ts"].pages,
  );
  const drawn = (file: string, name: string, entries: readonly { readonly id: string }[]) =>
    entries.map(({ id }, index): Need => [file, [name, index, "id"], `${name}/${id}.svg`]);
  const shared = (file: string, path: Path, drawings: readonly string[]) =>
    drawings.map((name, index): Need => [file, [...path, "share", "drawings", index], `${name}.svg`]);
  return [
    ...drawn("destinations", "destinations", destinations),
    ...drawn("foods", "foods", foods),
    ...drawn("foods", "markets", markets),
    ...drawn("festivals", "festivals", festivals),
    ...content["shared/content/operators.ts"].operators.flatMap(({ slug, seating }, index) =>
      ["side", "wide", "front", "inside", ...(seating ? ["seats"] : [])].map(
        (view): Need => ["operators", ["directory", index], `buses/${slug}-${view}.svg`],
      ),
    ),
    ...Object.entries(content["shared/content/terminals.ts"].terminalFacts).flatMap(([id, { region }]) =>
      region === "Metro Manila"
        ? [["terminals", ["terminalFacts", id], `terminals/${id}.svg`] satisfies Need]
        : [],
    ),
    ...content["shared/content/news.ts"].newsItems.flatMap(({ picture }, index) =>
      picture ? [["news", ["newsItems", index, "picture"], `spots/${picture}.svg`] satisfies Need] : [],
    ),
    ...pages.flatMap(([name, { spot, share }]) => [
      ...(spot ? [["pages", ["pages", name, "spot"], `spots/${spot}.svg`] satisfies Need] : []),
      ...shared("pages", ["pages", name], share.drawings),
    ]),
    ...shared("search-texts", ["searchText"], searchText.share.drawings),
  ];
}

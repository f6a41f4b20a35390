import * as assert from "uvu/assert";
import { violationsIn } from "../../server/build/check-content/check-content.ts";
import { proseViolations } from "../../server/build/check-content/check-prose.ts";
import { type Content, readContent, readDerived } from "../../server/build/check-content/content.ts";
import { foods } from "../../shared/content/foods.ts";
import { describe } from "../setup/describe.ts";

type Path = readonly (string | number)[];

const content = await readContent();

/** The content with a changed value; `undefined` removes the field. */
function changed(file: string, path: Path, value: unknown): Content {
  return { ...content, [file]: { ...replaced(content[file], path, value) } };
}

function replaced(parent: unknown, [step, ...steps]: Path, value: unknown): object {
  assert.ok(typeof parent === "object" && parent !== null && step !== undefined);
  const copy: object = Array.isArray(parent) ? [...parent] : { ...parent };
  if (steps.length > 0) {
    Reflect.set(copy, step, replaced(Reflect.get(copy, step), steps, value));
  } else if (value === undefined) {
    Reflect.deleteProperty(copy, step);
  } else {
    Reflect.set(copy, step, value);
  }
  return copy;
}

/** The flaw, where it is, the flawed value, and how the message begins. */
type Case = readonly [name: string, file: string, path: Path, value: unknown, line: string];

const partas = "shared/content/operators/partas.ts";
const foodsFile = "shared/content/foods.ts";
const bagnet = foods.findIndex(({ id }) => id === "bagnet");
const bagnetLine = `${foodsFile}, foods[${bagnet}] "bagnet"`;

const cases: readonly Case[] = [
  [
    "a fact that may have ended, without its date",
    "shared/content/news.ts",
    ["datedFacts", "lake", "text"],
    "Burnham Lake is closed to boats.",
    "shared/content/news.ts, datedFacts, lake: Name the date of `lastKnown` in the text.",
  ],
  [
    "a fact known after the date of the guide",
    "shared/content/news.ts",
    ["datedFacts", "kennon"],
    { lastKnown: "2025-10-21", text: "Kennon Road closed on October 21, 2025." },
    "shared/content/news.ts, datedFacts, kennon, lastKnown: `lastKnown` is later than `asOf`",
  ],
  [
    "a list without a schema",
    foodsFile,
    ["drinks"],
    [{ id: "coffee" }],
    `${foodsFile}, drinks: Give these facts a schema in schemas.ts.`,
  ],
  [
    "an object with figures, without a schema",
    foodsFile,
    ["prices"],
    { coffee: 60 },
    `${foodsFile}, prices: Give these facts a schema`,
  ],
  ["an empty list", partas, ["partas", "tips"], [], `${partas}, partas, tips: Write at least one entry.`],
  [
    "an id in capitals",
    foodsFile,
    ["foods", bagnet, "id"],
    "Bagnet",
    `${foodsFile}, foods[${bagnet}] "Bagnet", id: Write lower case, with hyphens`,
  ],
  [
    "a schema of a list that is gone",
    "shared/content/climate.ts",
    ["climate"],
    undefined,
    "shared/content/climate.ts, climate: Write this field.",
  ],
  [
    "a price that is not a number",
    partas,
    ["partas", "fares", 1, "price"],
    "₱550",
    `${partas}, partas, fares[1] "Deluxe", price: Write a number without ₱ or quotation marks, such as 495.`,
  ],
  [
    "fares out of order",
    partas,
    ["partas", "fares", 1, "price"],
    450,
    `${partas}, partas, fares: Put the lowest fare first.`,
  ],
  [
    "a missing field",
    foodsFile,
    ["foods", bagnet, "origin"],
    undefined,
    `${bagnetLine}, origin: Write this field.`,
  ],
  [
    "an unknown field",
    foodsFile,
    ["foods", bagnet, "taste"],
    "Crisp",
    `${bagnetLine}: The schema has no taste. Correct the name, or add it to the schema.`,
  ],
  [
    "a number instead of a text",
    foodsFile,
    ["foods", bagnet, "origin"],
    2601,
    `${bagnetLine}, origin: Write a text in quotation marks.`,
  ],
  [
    "a seat layout of another name",
    partas,
    ["partas", "seating"],
    "2+2",
    `${partas}, partas, seating: Write one of these: 2x2, 2x1.`,
  ],
  [
    "a slug that is not the name",
    partas,
    ["partas", "name"],
    "Partas Transportation",
    `${partas}, partas, slug: Write the name in lower case, with hyphens for spaces.`,
  ],
  [
    "a stripe of an unknown color",
    partas,
    ["partas", "stripes", 1],
    "orange",
    `${partas}, partas, stripes[1]: Write one of these: white, ivory, chalk,`,
  ],
  [
    "a free bus",
    partas,
    ["partas", "fares", 0, "price"],
    0,
    `${partas}, partas, fares[0] "Regular AC", price: Write more than 0.`,
  ],
  [
    "a date with the day before the month",
    "shared/content/figures.ts",
    ["asOf"],
    "2025-15-10",
    "shared/content/figures.ts, asOf: Write year, month and day: “2025-10-15”.",
  ],
  [
    "a range from high to low",
    partas,
    ["partas", "travelHours"],
    [7, 6],
    `${partas}, partas, travelHours: Write the lower number first.`,
  ],
  [
    "two buses at one time and terminal",
    "shared/content/schedule.ts",
    ["departureRows", 1],
    ["12:00 AM", "solid-north-transit", "pitx", "Regular AC"],
    "shared/content/schedule.ts, departureRows: Two buses leave the same terminal at the same time. Change one of them.",
  ],
  [
    "a bus of an unknown company",
    "shared/content/schedule.ts",
    ["departureRows", 1, 1],
    "victory-linr",
    'shared/content/schedule.ts, departureRows[1] "12:30 AM victory-linr pasay Regular AC"[1]: Write one of these: victory-liner, genesis-transport, joy-bus, partas, philippine-rabbit, dagupan-bus, coda-lines, gl-lizardo-trans, ohayami-trans, kms-lines, solid-north-transit.',
  ],
  [
    "an unknown sight on the home page",
    "shared/content/home.ts",
    ["attractionIds", 0],
    "burnham",
    "shared/content/home.ts, attractionIds[0]",
  ],
  [
    "an unknown place near a sight",
    "shared/content/destinations.ts",
    ["destinations", 0, "near", 0],
    "nite-market",
    'shared/content/destinations.ts, destinations[0] "burnham-park", near[0]: Nothing in destinations.ts or maps/city-map.ts has this id.',
  ],
  [
    "a walk from an unknown place",
    "shared/content/destinations.ts",
    ["sessionRoad", "onFoot", 1, "from"],
    "victory",
    "shared/content/destinations.ts, sessionRoad, onFoot[1], from: Nothing in destinations.ts or maps/city-map.ts has this id.",
  ],
  [
    "a stop of a plan at an unknown place",
    "shared/content/day-plans.ts",
    ["dayPlans", 0, "stops", 1, "place"],
    "session",
    'shared/content/day-plans.ts, dayPlans[0] "one-day", stops[1] "Breakfast on Session Road", place: Nothing in destinations.ts or maps/city-map.ts has this id.',
  ],
  [
    "an unknown notice of a road",
    "shared/content/news.ts",
    ["roads", 0, "notice"],
    "typhoon",
    'shared/content/news.ts, roads[0] "halsema-highway", notice: Nothing in news.ts has this id.',
  ],
  [
    "a bus of an unknown company in the cost of a trip",
    "shared/content/figures.ts",
    ["countedBuses", "thrifty", "operator"],
    "genesis",
    "shared/content/figures.ts, countedBuses, thrifty, operator: Write one of these: victory-liner,",
  ],
  [
    "a location outside Luzon",
    "shared/content/destinations.ts",
    ["destinations", 0, "location"],
    { lat: 120.6, lon: 16.4 },
    'shared/content/destinations.ts, destinations[0] "burnham-park", location: The place is not on Luzon. Write latitude, then longitude: { lat: 16.4107, lon: 120.5947 }.',
  ],
  [
    "a title that is too long for search engines",
    "shared/content/pages.ts",
    ["pages", "news", "title"],
    "Baguio travel news: everything about roads, buses, parks and events",
    "shared/content/pages.ts, pages, news, title: Write 60 characters at most.",
  ],
  [
    "a festival out of order",
    "shared/content/festivals.ts",
    ["festivals", 0, "months"],
    [12],
    "shared/content/festivals.ts, festivals: Put the festivals in the order of the year.",
  ],
  [
    "older news before newer",
    "shared/content/news.ts",
    ["newsItems", 0, "date"],
    "2025-01-01",
    "shared/content/news.ts, newsItems: Put the newest notice first.",
  ],
  ...[
    ["", "“”? Write the text with single spaces between words."],
    ["TODO", "“TODO”? Write the fact, or leave the sentence out."],
    [
      "Ask at (02) 8725 1740.",
      "“(02) 8725 1740”? Telephone numbers go out of date. Say where the number is posted.",
    ],
    ["Call 117.", "“Call 117”? Telephone numbers go out of date. Say where the number is posted."],
    ["A plate costs US$5.", "“US$”? Write money with a peso sign, such as “₱495”."],
    ["Book 2-3 months ahead.", "“2-3”? Write a dash between figures, such as “5–6”."],
    ["It closed on 1 October 2025.", "“1 October”? Write the month before the day."],
    ["The city's best.", "“'”? Write “ and ”, or ’ in a word."],
    ["No boats for now.", "“for now”? Write what remains true: in the past tense, with the date."],
    ["Eat it all!", "“!”? End the sentence with a full stop."],
  ].map(
    ([text = "", message = ""]): Case => [
      `the text “${text}”`,
      foodsFile,
      ["foods", bagnet, "description"],
      text,
      `${bagnetLine}, description: ${message}`,
    ],
  ),
];

describe("a violation in the content", (test) => {
  for (const [name, file, path, value, line] of cases) {
    test(`is reported with file, entry and field: ${name}`, () => {
      const lines = violationsIn(changed(file, path, value));
      assert.is(lines.length, 1);
      assert.ok(lines[0]?.startsWith(line), lines[0]);
    });
  }

  test("is reported for a schema of a file that does not exist", () => {
    const { "shared/content/climate.ts": _, ...others } = content;
    assert.equal(violationsIn(others), [
      "shared/content/climate.ts: This file does not exist. Correct its name in schemas.ts.",
    ]);
  });

  test("is not found in the guide, nor in the hotline of an operator", async () => {
    assert.equal(violationsIn(content), []);
    assert.equal(violationsIn(changed(partas, ["partas", "hotline"], "(02) 8000 0000")), []);
    assert.equal(proseViolations(await readDerived()), []);
  });
});

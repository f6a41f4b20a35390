import * as assert from "uvu/assert";
import { findViolations } from "../../server/build/check-content/check-content.ts";
import { proseViolations } from "../../server/build/check-content/check-prose.ts";
import {
  type Content,
  readContent,
  readDerived,
  readSchemas,
} from "../../server/build/check-content/read-content.ts";
import { foods } from "../../shared/content/foods.ts";
import { describe } from "../setup/describe.ts";

const content = await readContent();
const schemas = await readSchemas();

/** The content with a changed value; `undefined` removes the field. */
function changed(file: string, field: string, value: unknown): Content {
  const name = `shared/content/${file}`;
  return { ...content, [name]: { ...replaced(content[name], field.split("."), value) } };
}

function replaced(parent: unknown, [step, ...steps]: readonly string[], value: unknown): object {
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

const bagnet = foods.findIndex(({ id }) => id === "bagnet");
const bagnetEntry = `foods[${bagnet}] "bagnet"`;

const flawedTexts: Readonly<Record<string, string>> = {
  "": "“”? Write the text with single spaces between words.",
  TODO: "“TODO”? Write the fact, or leave the sentence out.",
  "Ask at (02) 8725 1740.":
    "“(02) 8725 1740”? Telephone numbers go out of date. Say where the number is posted.",
  "Call 117.": "“Call 117”? Telephone numbers go out of date. Say where the number is posted.",
  "A plate costs US$5.": "“US$”? Write money with a peso sign, such as “₱495”.",
  "Book 2-3 months ahead.": "“2-3”? Write a dash between figures, such as “5–6”.",
  "It closed on 1 October 2025.": "“1 October”? Write the month before the day.",
  "The city's best.": "“'”? Write “ and ”, or ’ in a word.",
  "No boats for now.": "“for now”? Write what remains true: in the past tense, with the date.",
  "Eat it all!": "“!”? End the sentence with a full stop.",
};

/** By file: the field, its flawed value, and how the message begins. */
const flaws: Readonly<
  Record<string, readonly (readonly [field: string, value: unknown, message: string])[]>
> = {
  "news.ts": [
    [
      "datedFacts.lake.text",
      "Burnham Lake is closed to boats.",
      "datedFacts, lake: Name the date of `lastKnown` in the text.",
    ],
    ["newsItems.0.date", "2025-01-01", "newsItems: Put the newest notice first."],
  ],
  "foods.ts": [
    [`foods.${bagnet}.id`, "Bagnet", `foods[${bagnet}] "Bagnet", id: Write lower case, with hyphens`],
    [`foods.${bagnet}.origin`, undefined, `${bagnetEntry}, origin: Write this field.`],
    [
      `foods.${bagnet}.taste`,
      "Crisp",
      `${bagnetEntry}: The schema has no taste. Correct the name, or add it to the schema.`,
    ],
    [`foods.${bagnet}.origin`, 2601, `${bagnetEntry}, origin: Write a text in quotation marks.`],
    ...Object.entries(flawedTexts).map(
      ([text, message]) =>
        [`foods.${bagnet}.description`, text, `${bagnetEntry}, description: ${message}`] as const,
    ),
  ],
  "operators.ts": [
    [
      "operators.0.name",
      "Victory",
      'operators[0] "Victory": Let the key be the name in lower case, with hyphens.',
    ],
  ],
  "operators/partas.ts": [
    ["operator.tips", [], "operator, tips: Write at least one entry."],
    [
      "operator.fares.1.price",
      "₱550",
      'operator, fares[1] "Deluxe", price: Write a number without ₱ or quotation marks, such as 495.',
    ],
    ["operator.fares.1.price", 450, "operator, fares: Put the lowest fare first."],
    ["operator.seating", "2+2", "operator, seating: Write one of these: 2x2, 2x1."],
    ["operator.stripes.1", "orange", "operator, stripes[1]: Write one of these: ivory, coral, red,"],
    ["operator.fares.0.price", 0, 'operator, fares[0] "Regular AC", price: Write more than 0.'],
    ["operator.travelHours", [7, 6], "operator, travelHours: Write the lower number first."],
  ],
  "figures.ts": [
    ["asOf", "2025-15-10", "asOf: Write year, month and day: “2025-10-15”."],
    [
      "busesInTripCost.thrifty.operator",
      "genesis",
      "busesInTripCost, thrifty, operator: Write one of these: victory-liner,",
    ],
  ],
  "timetable.ts": [
    [
      "departureRows.1",
      ["12:00 AM", "solid-north-transit", "pitx", "Regular AC"],
      "departureRows: Two buses leave the same terminal at the same time. Change one of them.",
    ],
    [
      "departureRows.1.1",
      "victory-linr",
      'departureRows[1] "12:30 AM victory-linr pasay Regular AC"[1]: Write one of these: victory-liner, genesis-transport, joy-bus, partas, philippine-rabbit, dagupan-bus, coda-lines, gl-lizardo-trans, ohayami-trans, kms-lines, solid-north-transit.',
    ],
  ],
  "getting-there.ts": [
    [
      "busServices.0.terminal",
      "cubbao",
      'busServices[0] "cubbao", terminal: Write one of these: cubao, pasay, pitx, manila, baguio.',
    ],
  ],
  "links.ts": [["quickLinks.0.page", "bus", "quickLinks[0], page: Write one of these: home, destinations,"]],
  "destinations.ts": [
    [
      "destinations.0.location",
      { lat: 120.6, lon: 16.4 },
      'destinations[0] "burnham-park", location: The place is not on Luzon. Write latitude, then longitude: { lat: 16.4107, lon: 120.5947 }.',
    ],
  ],
  "pages.ts": [
    [
      "pages.news.title",
      "Baguio travel news: everything about roads, buses, parks and events",
      "pages, news, title: Write 60 characters at most.",
    ],
  ],
  "festivals.ts": [["festivals.0.months", [12], "festivals: Put the festivals in the order of the year."]],
};

describe("a violation in the content", (test) => {
  for (const [file, cases] of Object.entries(flaws)) {
    for (const [field, value, message] of cases) {
      test(`is reported with file, entry and field: ${file}, ${message}`, () => {
        const lines = findViolations(changed(file, field, value), schemas);
        assert.is(lines.length, 1);
        assert.ok(lines[0]?.startsWith(`shared/content/${file}, ${message}`), lines[0]);
      });
    }
  }

  test("is reported for a schema whose export does not exist", () => {
    const lines = [
      "shared/content/schema/climate.ts, climate: No content file exports “climate”. Give the facts and their schema the same name.",
    ];
    assert.equal(findViolations(changed("climate.ts", "climate", undefined), schemas), lines);
  });

  test("is reported for facts without a schema", () => {
    for (const facts of [[{ name: "Benguet coffee" }], { coffee: { from: "Benguet" } }, [10, 20], 1540]) {
      assert.equal(findViolations(changed("foods.ts", "drinks", facts), schemas), [
        "shared/content/foods.ts, drinks: Nothing checks these facts. Add a schema named “drinks” to shared/content/schema/foods.ts.",
      ]);
    }
    const prose = { lead: "Coffee from Benguet.", caption: () => "A cup of coffee" };
    assert.equal(findViolations(changed("foods.ts", "drinks", prose), schemas), []);
  });

  test("is not found in the guide, nor in the hotline of an operator", async () => {
    assert.equal(findViolations(content, schemas), []);
    assert.equal(
      findViolations(changed("operators/partas.ts", "operator.hotline", "(02) 8000 0000"), schemas),
      [],
    );
    assert.equal(proseViolations(await readDerived()), []);
  });
});

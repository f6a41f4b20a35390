import * as assert from "uvu/assert";
import * as figures from "../../shared/content/figures.ts";
import { busServices, vanServices } from "../../shared/content/getting-there.ts";
import { operators } from "../../shared/content/operators.ts";
import { hotelRates, innRate } from "../../shared/content/stays.ts";
import { type WrittenFile, writtenFiles } from "../setup/content/written-texts.ts";
import { describe } from "../setup/describe.ts";

/** Schemas give examples of forms, which are no facts. */
const content = (await writtenFiles("shared/content")).filter(({ file }) => !file.includes("/schema/"));
const markup = [
  ...(await writtenFiles("shared/components")),
  ...(await writtenFiles("shared/islands")),
  ...(await writtenFiles("shared/layout")),
  ...(await writtenFiles("shared/pages")),
];

/** Outlines of drawings: long, but not prose. */
const drawing = /^[MmLlHhVvCcZzAaQqSsTt\d\s.,-]+$/;

/** The longest text that still passes for a label. */
const longestLabel = 60;

/** Figures with one meaning only: another text with the same characters would be a copy. */
const namedFigures = [
  figures.elevation,
  figures.manilaDistance,
  figures.bookSeatAhead,
  figures.bookRoomAhead,
  figures.restStopEvery,
  figures.peakSurcharge,
  figures.coldNights,
  figures.jeepneyFare,
  figures.taxiDay,
  figures.dailyBudget,
  figures.fareDiscount,
];

/** Texts that are made of numbers or prices, and written nowhere. */
const derivedTexts = new Set([
  figures.peakSeason,
  figures.rainySeason,
  ...vanServices.map(({ fare }) => fare),
]);

describe("the markup of components, islands, layout and pages", (test) => {
  test("holds no price", () => {
    assert.equal(linesWith(markup, /₱\s?\d/), []);
  });

  test("holds no distance", () => {
    assert.equal(linesWith(markup, /\bkm\b/), []);
  });

  test("holds labels, but no prose", () => {
    const long = markup.flatMap(({ file, texts }) =>
      texts
        .filter((text) => text.length > longestLabel && !drawing.test(text))
        .map((text) => `${file}: ${text}`),
    );
    assert.equal(long, []);
  });
});

describe("a figure of the guide", (test) => {
  const prices = new Set(operators.flatMap(({ fares }) => fares.map(({ price }) => price)));
  for (const price of prices) {
    test(`is written once: the fare of ${price} with each operator that asks it, and nowhere else`, () => {
      const expected = operators
        .filter(({ fares }) => fares.some((fare) => fare.price === price))
        .map(({ slug }) => `shared/content/operators/${slug}.ts`);
      // The fixed ranges of the ways by bus begin or end with a fare, and are no copy of it.
      const ranges = busServices.map(({ fare }) => fare);
      assert.equal(filesWith(content, price, ranges), expected.sort());
    });
  }

  for (const figure of namedFigures) {
    test(`is written once: ${figure}`, () => {
      assert.equal(filesWith([...content, ...markup], figure), ["shared/content/figures.ts"]);
    });
  }

  for (const text of derivedTexts) {
    test(`is derived: ${text}`, () => {
      assert.equal(filesWith([...content, ...markup], text), []);
    });
  }

  const bands = [...Object.values(hotelRates), innRate];
  for (const band of new Set(bands)) {
    test(`is written once: the band ${band}`, () => {
      assert.is(linesWith([...content, ...markup], exactly(band)).length, 1);
    });
  }
});

/** Every text that a pattern occurs in, after the name of its file. */
function linesWith(files: readonly WrittenFile[], pattern: RegExp): readonly string[] {
  return files.flatMap(({ file, texts }) =>
    texts.filter((text) => pattern.test(text)).map((text) => `${file}: ${text}`),
  );
}

/** The files in which a figure is written, texts that are one of the ranges apart. */
function filesWith(
  files: readonly WrittenFile[],
  figure: string,
  ranges: readonly string[] = [],
): readonly string[] {
  return files
    .filter(({ texts }) => texts.some((text) => !ranges.includes(text) && exactly(figure).test(text)))
    .map(({ file }) => file);
}

/** A figure, but not within a longer one: "₱500" is not in "₱5,000", nor "a week" in "a weekday". */
function exactly(figure: string): RegExp {
  return new RegExp(`(?<![\\w,.])${figure}(?!\\w|,\\d)`);
}

import { readdir } from "node:fs/promises";
import * as assert from "uvu/assert";
import { assertContent, checkContent } from "../../server/build/check-content/check-content.ts";
import { ContentError } from "../../server/build/check-content/content-error.ts";
import { guideContent } from "../../server/build/check-content/guide-content.ts";
import { fileName } from "../../server/build/check-content/place.ts";
import { sentence } from "../../server/build/check-content/violation.ts";
import { pictures } from "../setup/content/violation.ts";
import { describe } from "../setup/describe.ts";

describe("the guide's content", (test) => {
  test("is that of every file, so that none goes unchecked", async () => {
    const files = (await readdir("shared/content")).filter((name) => name.endsWith(".ts"));
    const checked = new Set(Object.keys(guideContent).map((name) => fileName([name])));
    assert.equal(
      files.filter((name) => !checked.has(name)),
      [],
    );
  });

  test("has no violation", () => {
    assert.equal(checkContent(guideContent, pictures).map(sentence), []);
  });

  test("may name a hotline that an operator is certain of", () => {
    const directory = guideContent.operators.directory.map((facts) => ({
      ...facts,
      hotline: "(02) 8000 0000",
    }));
    assert.equal(checkContent({ ...guideContent, operators: { directory } }, pictures), []);
  });

  test("refuses to be built with violations, and tells each on a line of its own", () => {
    const without = pictures.filter(
      (picture) => !/ube-jam|joy-bus-seats|terminals\/pitx|news-lake/.test(picture),
    );
    assert.throws(
      () => assertContent(guideContent, without),
      (error: unknown) => {
        assert.ok(error instanceof ContentError);
        assert.equal(error.message.split("\n"), [
          "The content has violations:",
          "shared/content/foods.ts: ube-jam, id: There is no picture shared/art/foods/ube-jam.svg. Draw it, or correct the name so that it is that of a picture.",
          "shared/content/operators/joy-bus.ts: Joy Bus, seating: There is no picture shared/art/buses/joy-bus-seats.svg. Draw it, or correct the name so that it is that of a picture.",
          "shared/content/terminals.ts: pitx, whole entry: There is no picture shared/art/terminals/pitx.svg. Draw it, or correct the name so that it is that of a picture.",
          "shared/content/news.ts: burnham-lake-to-close, picture: There is no picture shared/art/spots/news-lake.svg. Draw it, or correct the name so that it is that of a picture.",
        ]);
        return true;
      },
    );
  });
});

import { readFileSync } from "node:fs";
import * as assert from "uvu/assert";
import { partsOfDay } from "../../shared/content/derived/parts-of-day.ts";
import { nightId } from "../../shared/contract/names.ts";
import { describe } from "../setup/describe.ts";

/** All matches of the first group of a pattern in a file, in order. */
const found = (pattern: RegExp, file: string) =>
  Array.from(readFileSync(file, "utf8").matchAll(pattern), ([, name]) => name);

describe("the skies of the hero", (test) => {
  test("change in this order; it is night until daybreak", () => {
    assert.equal(
      partsOfDay.map(({ sky }) => sky),
      ["night", "daybreak", "morning", "afternoon", "evening", "night"],
    );
  });

  // The daybreak is the sky without a fragment, and the build adds the night.
  const [, ...drawn] = [...new Set(partsOfDay.map(({ sky }) => sky))].filter((sky) => sky !== nightId);

  for (const drawing of ["hero", "hero-wide"]) {
    test(`are those of ${drawing}.svg`, () => {
      const file = `shared/art/${drawing}.svg`;
      assert.equal(found(/#([\w-]+):target/g, file), drawn);
      const ids = found(/id="([\w-]+)"/g, file);
      assert.ok(drawn.every((sky) => ids.includes(sky)));
    });
  }

  test("have the colors of the page around the drawing", () => {
    const styled = new Set(found(/\[data-sky="(\w+)"\]/g, "shared/pages/HomePage.module.css"));
    assert.equal([...styled].sort(), [...drawn, nightId].sort());
  });
});

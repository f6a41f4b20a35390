import * as assert from "uvu/assert";
import { baguioStops } from "../../shared/content/going-home.ts";
import { operators } from "../../shared/content/operators.ts";
import { sections } from "../../shared/content/sections.ts";
import { paths } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";
import { documentAt } from "../setup/pages/rendered-pages.ts";

describe("the way home", (test) => {
  const page = documentAt(paths.terminals);
  const rows = Array.from(page.querySelectorAll(`#${sections.terminals["going-home"].id} details li`));

  test("names every operator once, with its stop in Baguio", () => {
    for (const { shortName, baguioStop } of operators) {
      const stop = `${baguioStops[baguioStop].place}. `;
      const own = rows.filter((row) => row.querySelector("b")?.textContent === stop);
      assert.is(own.length, 1, shortName);
      assert.ok(own[0]?.textContent.includes(shortName), shortName);
    }
  });

  test("has no stop without an operator", () => {
    for (const stop of Object.keys(baguioStops)) {
      assert.ok(
        operators.some(({ baguioStop }) => baguioStop === stop),
        stop,
      );
    }
  });
});

import * as assert from "uvu/assert";
import { baguioStops } from "../../shared/content/going-home.ts";
import { operators } from "../../shared/content/operators.ts";
import { sections } from "../../shared/content/pages.ts";
import { paths } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";
import { documentAt } from "../setup/pages.ts";

const page = documentAt(paths.terminals);

describe("the way home", (test) => {
  const section = `#${sections.terminals["going-home"].id}`;
  const rows = Array.from(page.querySelectorAll(`${section} details li`));

  test("has one row of reported times for each terminal, with AM or PM after each time", () => {
    const terms = Array.from(page.querySelectorAll(`${section} dt`), ({ textContent }) => textContent);
    assert.ok(terms.includes("To Cubao"));
    assert.is(new Set(terms).size, terms.length);
    const texts = Array.from(page.querySelectorAll(`${section} dd`), ({ textContent }) => textContent);
    const times = texts.join(" ").match(/\d+:\d\d.?.?.?/g) ?? [];
    assert.ok(times.length > 0);
    assert.equal(
      times.filter((time) => !/\s[AP]M$/.test(time)),
      [],
    );
  });

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

describe("the street of an operator's terminal", (test) => {
  for (const { shortName, terminals } of operators) {
    for (const { terminal, street } of terminals.filter((own) => own.street !== undefined)) {
      test(`is beside the name of ${shortName}: ${terminal}`, () => {
        const own = Array.from(page.querySelectorAll(`#${terminal} dt`)).find(
          ({ textContent }) => textContent === shortName,
        );
        assert.is(own?.nextElementSibling?.textContent, street);
      });
    }
  }
});

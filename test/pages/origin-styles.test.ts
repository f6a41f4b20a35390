import { readFile } from "node:fs/promises";
import postcss from "postcss";
import * as assert from "uvu/assert";
import { origins } from "../../shared/content/derived/timetable.ts";
import { describe } from "../setup/describe.ts";

describe("the style sheet by which the chips of the timetable filter", (test) => {
  test("has each terminal in every list, and in its place among the sheets of paper", async () => {
    const sheet = await readFile("shared/components/timetable/OriginFilter.module.css", "utf8");
    const ids = origins.map(({ id }) => id);
    const lists: (readonly string[])[] = [];
    const places: string[] = [];
    postcss.parse(sheet).walkRules(({ selector, selectors }) => {
      if (ids.some((id) => selector.includes(`[value="${id}"]`))) {
        lists.push(selectors);
      }
    });
    postcss.parse(sheet).walkDecls("--place", ({ parent, value }) => {
      places.push(`${parent?.toString().split(" {")[0]} ${value}`);
    });

    const complete = lists.map(([one = ""]) => {
      const written = ids.find((id) => one.includes(id)) ?? "no terminal";
      return ids.map((id) => one.replaceAll(written, id));
    });
    assert.ok(lists.length > 0);
    assert.equal(lists, complete);
    assert.equal(
      places,
      ids.map((id, index) => `.filter [data-origin="${id}"] ${index + 1}`),
    );
  });
});

import * as assert from "uvu/assert";
import { originRules } from "../../shared/components/timetable/origin-filter.ts";
import { describe } from "../setup/describe.ts";

describe("the CSS of the filter", (test) => {
  test("hides other terminals, for each terminal", () => {
    const rules = originRules(["north", "south"]);
    for (const id of ["north", "south"]) {
      assert.match(
        rules,
        `main:has([value="${id}"]:checked) :is([data-origin]:not([data-origin="${id}"]),tr[id]:not([id^="${id}-"]))`,
      );
    }
  });
});

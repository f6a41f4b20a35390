import * as assert from "uvu/assert";
import { originRules, originsOf } from "../../shared/components/timetable/origin-filter.ts";
import { describe } from "../setup/describe.ts";

describe("the CSS of the filter", (test) => {
  test("hides other terminals, and numbers the printed sheets, for each terminal", () => {
    const rules = originRules(["north", "south"]);
    for (const [id, place] of [
      ["north", 1],
      ["south", 2],
    ]) {
      assert.match(rules, `:has([value="${id}"]:checked)`);
      assert.match(rules, `[data-origin]:not([data-origin~="${id}"]){display:none}`);
      assert.match(rules, `[data-origin="${id}"]{--place:${place}}`);
    }
  });
});

describe("the terminals of departures", (test) => {
  test("are listed once, in the order of the departures", () => {
    const from = (originId: "cubao" | "pasay") => ({ originId });
    assert.is(originsOf([from("pasay"), from("cubao"), from("pasay")]), "pasay cubao");
  });
});

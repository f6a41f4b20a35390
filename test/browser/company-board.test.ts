import * as assert from "uvu/assert";
import { operatorPath } from "../../shared/paths.ts";
import { desk } from "../setup/browser/browser.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";

describeInBrowser("the board of a company", (test, visits) => {
  test("has each departure inside the column of its two hours on a desk", async () => {
    const page = await visits.open(operatorPath("victory-liner"), { viewport: desk });
    const heads = await page
      .locator("#departures [aria-hidden] span")
      .evaluateAll((all) => all.map((head) => head.getBoundingClientRect().toJSON()));
    const departures = await page.locator("#departures time").evaluateAll((all) =>
      all.map((time) => ({
        column: Math.floor(Number(time.getAttribute("datetime")?.slice(0, 2)) / 2),
        left: time.getBoundingClientRect().left,
        right: (time.nextElementSibling ?? time).getBoundingClientRect().right,
      })),
    );
    assert.is(departures.length, 30);
    for (const { column, left, right } of departures) {
      assert.ok(left >= heads[column].left && right < heads[column].right, `${column}: ${left} to ${right}`);
    }
  });
});

import * as assert from "uvu/assert";
import { describeInBrowser } from "../setup/browser/browser.ts";

describeInBrowser("the address of a terminal", (test, visits) => {
  test("has its comma on the line of its street", async () => {
    for (const width of [320, 360, 390]) {
      const page = await visits.open("/terminals", { viewport: { width, height: 740 } });
      const gaps = await page.locator('article p > a[href^="geo:"]').evaluateAll((links) =>
        links.map((link) => {
          const comma = document.createRange();
          comma.setStartAfter(link);
          comma.setEnd(link.nextSibling ?? link, 1);
          const street = document.createRange();
          street.selectNodeContents(link);
          return comma.getBoundingClientRect().top - (Array.from(street.getClientRects()).at(-1)?.top ?? 0);
        }),
      );
      assert.ok(gaps.length > 3);
      assert.ok(Math.max(...gaps) < 8, `at ${width} px`);
    }
  });
});

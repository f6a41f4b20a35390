import * as assert from "uvu/assert";
import { describeInBrowser } from "../setup/browser/browser.ts";

describeInBrowser("the age of the information", (test, visits) => {
  test("is updated in the browser, once on a page", async () => {
    const { page } = await visits.empty();
    const shown = page.locator("p:has([data-age])");
    const text = async () => (await shown.textContent())?.replaceAll("\u00a0", " ");
    await page.clock.setFixedTime(new Date("2028-11-27T00:00:00Z"));
    await page.goto(visits.address("/operators"));
    assert.match(
      String(await text()),
      "Information as of October 15, 2025, over 3 years ago. Prices and dates have likely changed: ask first.",
    );
    assert.is(await shown.count(), 1);
  });
});

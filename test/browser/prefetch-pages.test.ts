import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { describeVisit } from "../setup/browser/offline-visit.ts";
import { siteWith } from "../setup/built-guide.ts";

/** Waits for one more request, so that earlier ones have been sent. */
async function untilRequested(page: Page): Promise<void> {
  await page.evaluate(() => fetch("/robots.txt"));
}

describeVisit("the page of a hovered link", (test, { open, openSaved }) => {
  /** A visit without a service worker, with this `navigator.connection`. */
  const openUnsaved = async (connection = {}) => {
    const visit = await open();
    await visit.context.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    await visit.deploy({ site: siteWith({ worksOffline: false }) });
    await visit.goTo("/");
    const link = visit.page.locator('main a[href="/foods"]').first();
    const countRequests = () => visit.site.requests.filter((path) => path === "/foods").length;
    return { ...visit, link, countRequests };
  };

  test("is prefetched once, and used when the link is followed", async () => {
    const { page, link, complaints, countRequests } = await openUnsaved();
    await Promise.all([page.waitForResponse(/\/foods$/), link.hover()]);
    await page.mouse.move(0, 0);
    await link.hover();
    await untilRequested(page);
    assert.is(countRequests(), 1);
    await link.click();
    await page.waitForURL(/\/foods$/);
    assert.is(countRequests(), 1);
    assert.equal(complaints, []);
  });

  for (const connection of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }]) {
    test(`is not prefetched if the connection is ${JSON.stringify(connection)}`, async () => {
      const { page, link, countRequests } = await openUnsaved(connection);
      await link.hover();
      await untilRequested(page);
      assert.is(countRequests(), 0);
    });
  }

  test("is not prefetched if it is data", async () => {
    const { page, site, goTo } = await openUnsaved();
    await goTo("/schedules");
    await page.locator('a[href^="/data/"]').first().hover();
    await untilRequested(page);
    assert.not(site.requests.some((path) => path.startsWith("/data/")));
  });

  test("is not prefetched if it is saved", async () => {
    const { page, site } = await openSaved();
    await page.locator('main a[href="/foods"]').first().hover();
    await untilRequested(page);
    assert.equal(site.requests, ["/robots.txt"]);
  });
});

import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { describeVisit, untilSaved } from "../setup/browser/offline-visit.ts";

/**
 * Has the page ask for something else, and waits for its answer: what it was to ask for before has gone out
 * by then.
 */
async function untilAsked(page: Page): Promise<void> {
  await page.evaluate(() => fetch("/robots.txt"));
}

describeVisit("the page of a link that a pointer is on", (test, open) => {
  /** A visit to a guide that nothing is saved of, in a browser that says this of its connection. */
  const openUnsaved = async (connection: Readonly<Record<string, unknown>> = {}) => {
    const visit = await open();
    await visit.context.addInitScript((said) => {
      Object.defineProperty(navigator, "connection", { value: said });
    }, connection);
    await visit.deploy({ config: { worksOffline: false } });
    await visit.page.goto(visit.site.origin);
    const link = visit.page.locator('main a[href="/foods"]').first();
    const countRequests = () => visit.site.requests.filter((path) => path === "/foods").length;
    return { ...visit, link, countRequests };
  };

  test("is fetched ahead, once, and taken when the link is followed", async () => {
    const { page, link, complaints, countRequests } = await openUnsaved();
    await Promise.all([page.waitForResponse(/\/foods$/), link.hover()]);
    await page.mouse.move(0, 0);
    await link.hover();
    await untilAsked(page);
    assert.is(countRequests(), 1);
    await link.click();
    await page.waitForURL(/\/foods$/);
    assert.is(countRequests(), 1);
    assert.equal(complaints, []);
  });

  for (const connection of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }]) {
    test(`is not fetched ahead where the browser says ${JSON.stringify(connection)}`, async () => {
      const { page, link, countRequests } = await openUnsaved(connection);
      await link.hover();
      await untilAsked(page);
      assert.is(countRequests(), 0);
    });
  }

  test("is not fetched ahead where it is no page but data", async () => {
    const { page, site } = await openUnsaved();
    await page.goto(`${site.origin}/schedules`);
    await page.locator('a[href^="/data/"]').first().hover();
    await untilAsked(page);
    assert.equal(
      site.requests.filter((path) => path.startsWith("/data/")),
      [],
    );
  });

  test("is not fetched ahead where it is saved", async () => {
    const { page, site, deploy } = await open();
    await deploy();
    await page.goto(site.origin);
    await untilSaved(page);
    site.requests.length = 0;
    await page.locator('main a[href="/foods"]').first().hover();
    await untilAsked(page);
    assert.equal(site.requests, ["/robots.txt"]);
  });
});

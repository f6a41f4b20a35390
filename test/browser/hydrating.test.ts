import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { origins, schedule } from "../../shared/content/derived/timetable.ts";
import { moreLinks, navigation } from "../../shared/site.ts";
import { departuresFrom } from "../../shared/universal/departures.ts";
import { phone } from "../setup/browser/browser.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";
import {
  assertShows,
  chip,
  holdScript,
  hydrateByTouch,
  hydrateNear,
  islandsScript,
  isMenuOpen,
  menuButton,
  untilAtRest,
  untilHydrated,
} from "../setup/browser/island-page.ts";

/** Counts how often the page asks for the islands' script. */
async function countRequests(page: Page): Promise<() => number> {
  let count = 0;
  await page.route(islandsScript, async (route) => {
    count++;
    await route.continue();
  });
  return () => count;
}

/** What a browser's translation does to a page: each text is wrapped, and its words are replaced. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
      text.parentElement?.closest("script, style, font, svg, [translate=no]") || !text.nodeValue?.trim()
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const found: Node[] = [];
    while (texts.nextNode()) {
      found.push(texts.currentNode);
    }
    for (const text of found) {
      const font = document.createElement("font");
      text.parentNode?.replaceChild(font, text);
      font.append(`« ${text.nodeValue} »`);
    }
  });
}

describeInBrowser("when the islands' script fails to come", (test, visits) => {
  test("the filter works as it was served, and one line of the console says so", async () => {
    const { page, complaints } = await visits.empty();
    await page.route(islandsScript, (route) => route.abort());
    const said = page.waitForEvent("console", (message) => message.text().startsWith("The schedule-filter"));
    await page.goto(visits.address("/schedules"));
    await page.click(chip("pitx"));
    await said;
    await assertShows(page, "pitx");
    await page.click(chip("all"));
    await assertShows(page, "all");
    assert.is(complaints.filter((text) => text.includes("stays as it was served")).length, 1);
  });

  test("the tabs work as they were served, and one line of the console says so", async () => {
    const { page, complaints } = await visits.empty();
    await page.route(islandsScript, (route) => route.abort());
    const said = page.waitForEvent("console", (message) => message.text().startsWith("The tabs"));
    await page.goto(visits.address("/stay"));
    await page.click("#inns-tab");
    await said;
    await page.locator("#inns h2").waitFor();
    await page.click("#transient-tab");
    await page.locator("#transient h2").waitFor();
    assert.is(complaints.filter((text) => text.includes("stays as it was served")).length, 1);
  });

  test("the menu works as it was served, and one line of the console says so", async () => {
    const { page, complaints } = await visits.empty({ viewport: phone });
    await page.route(islandsScript, (route) => route.abort());
    await page.goto(visits.address("/foods"));
    const said = page.waitForEvent("console", (message) => message.text().startsWith("The mobile-menu"));
    await page.click(menuButton);
    await said;
    assert.ok(await isMenuOpen(page));
    await page.keyboard.press("Escape");
    assert.not(await isMenuOpen(page));
    assert.is(complaints.filter((text) => text.includes("stays as it was served")).length, 1);
  });
});

describeInBrowser("an island that something has altered on its way", (test, visits) => {
  test("stays as it was served, with every panel, and one line of the console says so", async () => {
    const { page, complaints } = await visits.empty();
    const release = await holdScript(page, islandsScript);
    await page.goto(visits.address("/stay"));
    const served = await page.locator("#inns li").count();
    await page
      .locator('[data-island="tabs"] nav')
      .evaluate((nav) => nav.prepend(document.createElement("p")));
    const said = page.waitForEvent("console", (message) => message.text().startsWith("The tabs"));
    release();
    await page.locator("#inns-tab").click();
    await said;
    await page.click("#inns-tab");
    await page.locator("#inns h2").waitFor();
    assert.is(await page.locator("#inns li").count(), served);
    assert.is(await page.getByRole("tab").count(), 0);
    assert.is(complaints.length, 1);
  });
});

describeInBrowser("the islands' script", (test, visits) => {
  test("is fetched for /stay once its island is near", async () => {
    const { page } = await visits.empty();
    const requests = await countRequests(page);
    await page.goto(visits.address("/stay"));
    await hydrateNear(page, "tabs");
    assert.is(requests(), 1);
  });

  test("waits for a touch on /schedules, where the board is filled without it", async () => {
    const { page } = await visits.empty();
    const requests = await countRequests(page);
    await page.goto(visits.address("/schedules"));
    assert.ok((await page.locator("tr[aria-current]").count()) > 0);
    await untilAtRest(page, chip("cubao"));
    assert.is(requests(), 0);
    await page.click(chip("cubao"));
    await untilHydrated(page, "schedule-filter");
    assert.is(requests(), 1);
  });

  for (const [path, island, part] of [
    ["/schedules", "schedule-filter", chip("cubao")],
    ["/stay", "tabs", "#inns-tab"],
  ] as const) {
    test(`waits for a touch on ${path} where data is to be saved`, async () => {
      const { page } = await visits.empty();
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      });
      const requests = await countRequests(page);
      await page.goto(visits.address(path));
      await untilAtRest(page, part);
      assert.is(requests(), 0);
      await page.click(part);
      await untilHydrated(page, island);
      assert.is(requests(), 1);
    });
  }

  test("is not fetched for a page without filter or tabs until the menu is used", async () => {
    const { page } = await visits.empty({ viewport: phone });
    const requests = await countRequests(page);
    await page.goto(visits.address("/foods"));
    await untilAtRest(page, "footer");
    assert.is(requests(), 0);
    await page.locator(menuButton).click();
    await untilHydrated(page, "mobile-menu");
    assert.is(requests(), 1);
  });
});

for (const moment of ["before", "after"]) {
  describeInBrowser(
    `a page that the browser has translated ${moment} its islands hydrated`,
    (test, visits) => {
      test("shows the right departures for each chip, and nothing blank", async () => {
        const { page } = await visits.empty();
        const release = await holdScript(page, islandsScript);
        await page.goto(visits.address("/schedules"));
        if (moment === "before") {
          await translate(page);
        }
        release();
        await hydrateByTouch(page, "schedule-filter");
        if (moment === "after") {
          await translate(page);
        }
        for (const origin of [...origins.map(({ id }) => id), "all" as const]) {
          await page.click(chip(origin));
          await assertShows(page, origin);
          const { length } = departuresFrom(schedule, origin);
          assert.match(
            (await page.locator("[data-island] [role=status]").textContent()) ?? "",
            `${length} departures`,
          );
          await translate(page);
          const texts = await page
            .locator('[data-island="schedule-filter"] label, #board h3')
            .evaluateAll((parts) =>
              parts.filter((part) => part.checkVisibility()).map((part) => part.textContent.trim()),
            );
          assert.ok(texts.length > 4);
          assert.ok(texts.every((text) => text.length > 2));
        }
      });

      test("shows every panel behind its tab, and nothing blank", async () => {
        const { page } = await visits.empty();
        const release = await holdScript(page, islandsScript);
        await page.goto(visits.address("/stay"));
        const served = await page.locator("#inns li").count();
        if (moment === "before") {
          await translate(page);
        }
        release();
        await page.locator("#hotels-tab").click();
        await untilHydrated(page, "tabs");
        if (moment === "after") {
          await translate(page);
        }
        for (const id of ["inns", "transient", "hotels"]) {
          await page.click(`#${id}-tab`);
          await page.locator(`#${id} h2`).waitFor();
          assert.match((await page.locator(`#${id}-tab`).textContent()) ?? "", /^« \w.* »$/);
        }
        assert.is(await page.locator("#inns li").count(), served);
      });

      test("opens and closes its menu, with all its links", async () => {
        const { page } = await visits.empty({ viewport: phone });
        await page.goto(visits.address("/foods"));
        if (moment === "before") {
          await translate(page);
        }
        await page.click(menuButton);
        await untilHydrated(page, "mobile-menu");
        if (moment === "after") {
          await translate(page);
        }
        assert.is(await page.locator(menuButton).textContent(), "« Menu »« Close »");
        const links = [...navigation, ...moreLinks, "search"];
        assert.is(await page.locator("[popover] a").filter({ visible: true }).count(), links.length);
        await page.click(menuButton);
        assert.not(await isMenuOpen(page));
      });
    },
  );
}

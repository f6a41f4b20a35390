import * as assert from "uvu/assert";
import { timetableTerminals } from "../../shared/content/derived/terminals.ts";
import { departuresFrom, timetable } from "../../shared/content/derived/timetable.ts";
import { describeInBrowser } from "../setup/browser/browser.ts";
import {
  assertShows,
  chip,
  holdScript,
  hydrateByTouch,
  islandsScript,
  untilHydrated,
} from "../setup/browser/island-page.ts";

describeInBrowser("the filter, without JavaScript,", (test, visits) => {
  test("shows the departures of the chosen terminal, whatever the address says", async () => {
    const page = await visits.open("/schedules#from-cubao", { javaScriptEnabled: false });
    await assertShows(page, "all");
    for (const { id } of timetableTerminals) {
      await page.click(chip(id));
      await assertShows(page, id);
    }
    await page.click(chip("all"));
    await assertShows(page, "all");
  });
});

describeInBrowser("the filter, once hydrated,", (test, visits) => {
  test("keeps and announces the chip that was tapped before hydration, and adds it to the address", async () => {
    for (const [path, origin, hash, announced] of [
      ["/schedules", "pasay", "#from-pasay", /^\d+ departures from Pasay$/],
      ["/schedules#from-cubao", "all", "", /^$/],
    ] as const) {
      const { page } = await visits.empty();
      const release = await holdScript(page, islandsScript);
      await page.goto(path);
      await page.click(chip(origin));
      await assertShows(page, origin);
      release();
      await untilHydrated(page, "schedule-filter");
      await assertShows(page, origin);
      assert.is(new URL(page.url()).hash, hash);
      assert.match((await page.locator("main [role=status]").textContent()) ?? "", announced);
    }
  });

  test("applies the address, before and after hydration", async () => {
    for (const [fragment, origin] of [
      ["#from-cubao", "cubao"],
      ["#from-mars", "all"],
    ] as const) {
      const page = await visits.open(`/schedules${fragment}`);
      await assertShows(page, origin);
      assert.is(await page.locator("[data-hydrated]").count(), 0);
      await hydrateByTouch(page, "schedule-filter");
      await assertShows(page, origin);
    }
  });

  test("shows the terminal of a link, even if it hydrates while the address changes", async () => {
    const { page } = await visits.empty();
    // Delays what a browser may deliver late: the event of the first change.
    await page.addInitScript(() => {
      addEventListener("hashchange", (event) => event.stopImmediatePropagation(), { once: true });
    });
    await page.goto("/schedules");
    await page.evaluate(() => location.assign("#from-pitx"));
    await hydrateByTouch(page, "schedule-filter");
    await page.evaluate(() => dispatchEvent(new Event("hashchange")));
    await assertShows(page, "pitx");
    assert.is(new URL(page.url()).hash, "#from-pitx");
  });

  test("applies an address to which an app has appended something, or which it has encoded", async () => {
    for (const [fragment, origin, hash] of [
      ["#cubao-0100?utm_source=x", "all", "#cubao-0100"],
      ["#from-cubao?fbclid=y", "cubao", "#from-cubao"],
      ["#from-cubao&fbclid=y", "cubao", "#from-cubao"],
      ["#%66rom-cubao", "cubao", "#from-cubao"],
      ["#from-cubao%3Ffbclid=y", "cubao", "#from-cubao"],
      ["#from-cubao%26fbclid%3Dy", "cubao", "#from-cubao"],
      ["#from-mars?fbclid=y", "all", "#from-mars?fbclid=y"],
      ["#%E0%A4%A", "all", "#%E0%A4%A"],
    ] as const) {
      const page = await visits.open(`/schedules${fragment}`);
      await assertShows(page, origin);
      assert.is(new URL(page.url()).hash, hash);
      assert.is(await page.locator(":target").count(), hash.includes("%") || hash.includes("?") ? 0 : 1);
      await hydrateByTouch(page, "schedule-filter");
      await assertShows(page, origin);
      await page.evaluate((next) => location.assign(next), "#from-pitx?fbclid=y");
      await assertShows(page, "pitx");
    }
  });

  test("shows the row of a tapped departure, below the header, before and after hydration", async () => {
    const page = await visits.open("/schedules");
    const assertAtTop = async (id: string) => {
      await page.waitForFunction((row) => {
        const { top = -1 } = document.getElementById(row)?.getBoundingClientRect() ?? {};
        const { scrollPaddingTop } = getComputedStyle(document.documentElement);
        return Math.abs(top - Number.parseFloat(scrollPaddingTop)) < 2;
      }, id);
    };
    const tapRows = async () => {
      await page.click(chip("pasay"));
      await page.click('a[href="#pasay-1700"]');
      await assertAtTop("pasay-1700");
      await assertShows(page, "pasay");
      await page.evaluate(() => location.assign("#cubao-1300"));
      await assertAtTop("cubao-1300");
      await assertShows(page, "all");
      assert.is(new URL(page.url()).hash, "#cubao-1300");
    };
    await tapRows();
    await hydrateByTouch(page, "schedule-filter");
    await tapRows();
  });

  test("adds nothing to the history, and survives a reload", async () => {
    const page = await visits.open("/foods");
    await page.goto("/schedules");
    await hydrateByTouch(page, "schedule-filter");
    await page.click(chip("cubao"));
    await page.click(chip("pitx"));
    await page.reload();
    await assertShows(page, "pitx");
    await page.goBack();
    assert.is(new URL(page.url()).pathname, "/foods");
    await page.goForward();
    await assertShows(page, "pitx");
  });

  test("works with arrow keys, and announces the number of departures", async () => {
    const page = await visits.open("/schedules");
    await hydrateByTouch(page, "schedule-filter");
    const status = page.locator("[data-island] [role=status]");
    assert.is(await status.textContent(), "");
    await page.focus('[name="origin"]:checked');
    await page.keyboard.press("ArrowRight");
    await assertShows(page, "cubao");
    assert.is(
      await status.textContent(),
      `${departuresFrom(timetable, "cubao").length} departures from Cubao`,
    );
    await page.keyboard.press("ArrowLeft");
    await assertShows(page, "all");
    assert.is(await status.textContent(), `All ${timetable.length} departures`);
  });
});

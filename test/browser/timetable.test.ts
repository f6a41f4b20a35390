import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import day from "../../shared/components/timetable/day.module.css";
import { origins, partsOfDay, schedule } from "../../shared/content/derived/timetable.ts";
import { parse12Hour } from "../../shared/universal/clock.ts";
import { desk } from "../setup/browser/browser.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";
import { chip, openBeforeBoot } from "../setup/browser/island-page.ts";

/** The ids of the departures in the order in which they stand. */
function order(page: Page): Promise<string[]> {
  return page
    .locator("[data-timetable] tbody[data-origin] tr[id]")
    .evaluateAll((rows) => rows.map(({ id }) => id));
}

/** Sets the clock of a page, and lets the browser say that the page is looked at again. */
async function wakeAt(page: Page, moment: string): Promise<void> {
  await page.clock.setFixedTime(`${moment}:00+08:00`);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

describeInBrowser("the timetable", (test, visits) => {
  const shortPhone = { width: 360, height: 640 };
  const openAt = async (time: string, path = "/schedules") => {
    const { page } = await visits.empty({ timezoneId: "America/New_York", viewport: shortPhone });
    await page.clock.setFixedTime(`2026-01-03T${time}:00+08:00`);
    await page.goto(visits.address(path));
    return page;
  };
  const ids = schedule.map(({ id }) => id);

  for (const [time, asked] of [
    ["09:48", "9:48 AM"],
    ["12:00", "12:00 PM"],
    ["16:40", "4:40 PM"],
    ["23:50", "11:50 PM"],
  ] as const) {
    test(`opens at the next departure at ${asked}, and has all of them`, async () => {
      const page = await openAt(time);
      const left = schedule.filter(({ minutes }) => minutes < parse12Hour(asked)).length;
      assert.equal(await order(page), [...ids.slice(left), ...ids.slice(0, left)]);
      assert.ok(await page.getByText("From midnight it is tomorrow.").isVisible());
    });
  }

  test("stays as it is at midnight, and without script", async () => {
    const midnight = await openAt("00:00");
    assert.equal(await order(midnight), ids);
    const { page } = await visits.empty({ javaScriptEnabled: false });
    await page.goto(visits.address("/schedules"));
    assert.equal(await order(page), ids);
    for (const one of [midnight, page]) {
      assert.not(await one.getByText("From midnight it is tomorrow.").isVisible());
    }
  });

  test("stays as it is where the address names a departure", async () => {
    const page = await openAt("16:40", "/schedules#pasay-1100");
    assert.equal(await order(page), ids);
  });

  test("stays as it is where the reader has scrolled before the script comes", async () => {
    const { page } = await visits.empty({ viewport: shortPhone });
    await page.clock.setFixedTime("2026-01-03T16:40:00+08:00");
    const boot = await openBeforeBoot(page, visits.address("/schedules"));
    await page.evaluate(() => scrollTo(0, 300));
    await boot();
    assert.equal(await order(page), ids);
  });

  test("opens at the next departure also where the board fails", async () => {
    const { page } = await visits.empty({ viewport: shortPhone });
    await page.clock.setFixedTime("2026-01-03T16:40:00+08:00");
    const errors: string[] = [];
    page.on("pageerror", ({ name }) => errors.push(name));
    await page.route(visits.address("/schedules"), async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('data-board="{', 'data-board="');
      await route.fulfill({ response, body });
    });
    await page.goto(visits.address("/schedules"));
    assert.equal(errors, ["SyntaxError"]);
    assert.ok(await page.getByText("From midnight it is tomorrow.").isVisible());
  });

  test("keeps each part of the day under its heading, and its anchor where it goes on", async () => {
    const page = await openAt("09:48");
    const parts = await page
      .locator("tbody[data-origin]")
      .evaluateAll((groups) => groups.map(({ id, className }) => ({ id, className })));
    const morning = parts.filter(({ className }) => className.split(" ").includes(day.morning));
    assert.equal(
      morning.map(({ id }) => id),
      ["morning", ""],
    );
    assert.is(parts.length, partsOfDay.length + 1);
    const names = await page.locator("tbody[data-origin] b").allTextContents();
    const today = parts.findIndex(({ className }) => className.split(" ").includes(day.midnight));
    assert.equal(
      names.map((name) => name.endsWith(", tomorrow")),
      parts.map((_, index) => index >= today),
    );
    assert.ok(await page.locator("#morning tr").first().isVisible());
  });

  for (const [time, asked] of [
    ["00:00", "12:00 AM"],
    ["07:05", "7:05 AM"],
  ] as const) {
    test(`begins the new day when the phone wakes up at ${asked}`, async () => {
      const page = await openAt("21:10");
      await wakeAt(page, `2026-01-04T${time}`);
      const left = schedule.filter(({ minutes }) => minutes < parse12Hour(asked)).length;
      assert.equal(await order(page), [...ids.slice(left), ...ids.slice(0, left)]);
      assert.is(await page.getByText("From midnight it is tomorrow.").isVisible(), left > 0);
      const parts = await page.locator("tbody[data-origin]").evaluateAll((all) => all.map(({ id }) => id));
      assert.equal(parts.filter((id) => id !== "").sort(), partsOfDay.map(({ id }) => id).sort());
    });
  }

  test("stays as it is when the phone wakes up on the same day", async () => {
    const page = await openAt("09:48");
    const before = await order(page);
    await wakeAt(page, "2026-01-03T16:40");
    assert.equal(await order(page), before);
  });

  test("begins the new day while it is looked at, and the reader stays at a departure", async () => {
    const { page } = await visits.empty({ viewport: shortPhone });
    await page.clock.install({ time: "2026-01-03T23:58:00+08:00" });
    await page.goto(visits.address("/schedules"));
    await page.getByText("From midnight it is tomorrow.").waitFor();
    const row = page.locator("tr[id$='-0100']").first();
    await row.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const before = await row.boundingBox();
    await page.clock.runFor("02:30");
    await page.getByText("From midnight it is tomorrow.").waitFor({ state: "hidden" });
    assert.equal(await order(page), ids);
    const after = await row.boundingBox();
    assert.ok(Math.abs((after?.y ?? Number.NaN) - (before?.y ?? 0)) < 1, `${before?.y} to ${after?.y}`);
  });

  for (const viewport of [shortPhone, desk]) {
    test(`shows the same departures when it is loaded again far down, ${viewport.width} px wide`, async () => {
      const { page } = await visits.empty({ viewport });
      // Playwright's clock would hide from the page that it was loaded again.
      await page.addInitScript((moment) => {
        Date.prototype.getTime = () => moment;
      }, Date.parse("2026-01-03T14:05:00+08:00"));
      await page.goto(visits.address("/schedules"));
      for (const row of ["#pasay-1700", "#cubao-2100"]) {
        await page.locator(row).evaluate(async (element) => {
          element.scrollIntoView({ block: "center" });
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        });
        const before = await page.locator(row).boundingBox();
        await page.reload();
        const after = await page.locator(row).boundingBox();
        // The heights of groups that were never near are estimates.
        const moved = Math.abs((after?.y ?? Number.NaN) - (before?.y ?? 0));
        assert.ok(moved < viewport.height / 4, `${row} moved by ${moved} px`);
      }
    });
  }

  test("shows no heading without a departure of the chosen terminal", async () => {
    const page = await openAt("11:30");
    for (const { id } of origins) {
      await page.click(chip(id));
      const empty = await page
        .locator("tbody[data-origin]")
        .evaluateAll(
          (groups) =>
            groups.filter(
              (group) =>
                group.checkVisibility() &&
                !Array.from(group.querySelectorAll("tr[id]")).some((row) => row.getClientRects().length > 0),
            ).length,
        );
      assert.is(empty, 0, id);
    }
  });
});

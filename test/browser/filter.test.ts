import * as assert from "uvu/assert";
import { schedule } from "../../shared/content/timetable.ts";
import { departuresFrom } from "../../shared/departures.ts";
import { desk } from "../setup/browser.ts";
import { describeInBrowser } from "../setup/describe-in-browser.ts";
import { assertShows, chip, holdScript, hydrateNear, untilHydrated } from "./island-page.ts";

describeInBrowser("the filter, once hydrated,", (test, visits) => {
  test("takes over the chip that was tapped before, and puts it into the address", async () => {
    const { page } = await visits.empty();
    const release = await holdScript(page);
    await page.goto(visits.address("/schedules"));
    await page.click(chip("pasay"));
    release();
    await untilHydrated(page, "schedule-filter");
    await assertShows(page, "pasay");
    assert.is(new URL(page.url()).hash, "#from-pasay");
  });

  test("opens as its address says", async () => {
    const page = await visits.open("/schedules#from-cubao");
    await hydrateNear(page, "schedule-filter");
    await assertShows(page, "cubao");
  });

  test("shows everything for a terminal it does not know", async () => {
    const page = await visits.open("/schedules#from-mars");
    await hydrateNear(page, "schedule-filter");
    await assertShows(page, "all");
  });

  test("goes back and forward, and stays through a reload", async () => {
    const page = await visits.open("/schedules");
    await hydrateNear(page, "schedule-filter");
    await page.click(chip("cubao"));
    await page.click(chip("pitx"));
    await page.goBack();
    await assertShows(page, "cubao");
    await page.goBack();
    await assertShows(page, "all");
    await page.goForward();
    await page.goForward();
    await assertShows(page, "pitx");
    await page.reload();
    await hydrateNear(page, "schedule-filter");
    await assertShows(page, "pitx");
  });

  test("says politely how many departures it shows", async () => {
    const page = await visits.open("/schedules");
    await hydrateNear(page, "schedule-filter");
    const status = page.locator("[data-island] [role=status]");
    assert.is(await status.textContent(), "");
    await page.click(chip("pasay"));
    assert.is(
      await status.textContent(),
      `${departuresFrom(schedule, "pasay").length} departures from Pasay`,
    );
    await page.click(chip("all"));
    assert.is(await status.textContent(), `All ${schedule.length} departures`);
  });

  test("is one group of radio buttons for the keyboard", async () => {
    const page = await visits.open("/schedules");
    await hydrateNear(page, "schedule-filter");
    await page.focus('[name="origin"]:checked');
    await page.keyboard.press("ArrowRight");
    await assertShows(page, "cubao");
    await page.keyboard.press("ArrowLeft");
    await assertShows(page, "all");
  });
});

interface NextBuses {
  /** Time in Manila. */
  time: string;
  texts: readonly string[];
  /** The marked rows of the timetable, in its order. */
  rows: readonly string[];
}

const nextBuses: readonly NextBuses[] = [
  {
    time: "23:59",
    texts: [
      "Cubao first bus tomorrow 1:00 AM",
      "Pasay first bus tomorrow 12:30 AM",
      "PITX first bus tomorrow 12:00 AM",
    ],
    rows: ["pitx-0000", "pasay-0030", "cubao-0100"],
  },
  {
    time: "00:00",
    texts: [
      "Cubao next scheduled bus 1:00 AM, in 1 hour",
      "Pasay next scheduled bus 12:30 AM, in 30 minutes",
      "PITX next scheduled bus 12:00 AM, now",
    ],
    rows: ["pitx-0000", "pasay-0030", "cubao-0100"],
  },
  {
    time: "00:30",
    texts: [
      "Cubao next scheduled bus 1:00 AM, in 30 minutes",
      "Pasay next scheduled bus 12:30 AM, now",
      "PITX next scheduled bus 1:00 AM, in 30 minutes",
    ],
    rows: ["pasay-0030", "cubao-0100", "pitx-0100"],
  },
  {
    time: "11:59",
    texts: [
      "Cubao next scheduled bus 12:00 PM, in 1 minute",
      "Pasay next scheduled bus 12:30 PM, in 31 minutes",
      "PITX next scheduled bus 12:00 PM, in 1 minute",
    ],
    rows: ["cubao-1200", "pitx-1200", "pasay-1230"],
  },
  {
    time: "12:00",
    texts: [
      "Cubao next scheduled bus 12:00 PM, now",
      "Pasay next scheduled bus 12:30 PM, in 30 minutes",
      "PITX next scheduled bus 12:00 PM, now",
    ],
    rows: ["cubao-1200", "pitx-1200", "pasay-1230"],
  },
];

describeInBrowser("the next departures", (test, visits) => {
  for (const timezoneId of ["America/Los_Angeles", "Europe/London", "Asia/Manila"]) {
    for (const { time, texts, rows } of nextBuses) {
      test(`at ${time} in Manila are right on a device set to ${timezoneId}`, async () => {
        const { page } = await visits.empty({ viewport: desk, timezoneId });
        await page.clock.setFixedTime(new Date(`2025-11-20T${time}:00+08:00`));
        await page.goto(visits.address("/schedules"));
        await hydrateNear(page, "schedule-filter");
        const marked = page.locator('tr[aria-current="time"]');
        await marked.nth(2).waitFor();
        assert.equal(await page.locator('[data-island="schedule-filter"] li').allInnerTexts(), texts);
        assert.equal(await marked.evaluateAll((all) => all.map(({ id }) => id)), rows);
      });
    }
  }
});

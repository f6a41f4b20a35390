import * as assert from "uvu/assert";
import { schedule } from "../../shared/content/derived/timetable.ts";
import { departuresFrom } from "../../shared/universal/departures.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";
import {
  assertShows,
  chip,
  holdScript,
  hydrateByTouch,
  islandsScript,
  untilHydrated,
} from "../setup/browser/island-page.ts";

describeInBrowser("the filter, once hydrated,", (test, visits) => {
  test("takes over the chip that was tapped before, and puts it into the address", async () => {
    const { page } = await visits.empty();
    const release = await holdScript(page, islandsScript);
    await page.goto(visits.address("/schedules"));
    await page.click(chip("pasay"));
    assert.is(new URL(page.url()).hash, "");
    release();
    await untilHydrated(page, "schedule-filter");
    await assertShows(page, "pasay");
    assert.is(new URL(page.url()).hash, "#from-pasay");
  });

  test("opens as its address says, before it is hydrated and after", async () => {
    const page = await visits.open("/schedules#from-cubao");
    await assertShows(page, "cubao");
    assert.is(await page.locator("[data-island-status]").count(), 0);
    await hydrateByTouch(page, "schedule-filter");
    await assertShows(page, "cubao");
  });

  test("shows the row that the address comes to name, before it is hydrated and after", async () => {
    const page = await visits.open("/schedules#from-pasay");
    const name = (id: string) => page.evaluate((fragment) => location.assign(fragment), `#${id}`);
    const isInView = (id: string) =>
      page.waitForFunction((row) => {
        const { top = -1 } = document.getElementById(row)?.getBoundingClientRect() ?? {};
        return top > 0 && top < innerHeight;
      }, id);
    await name("cubao-0100");
    await assertShows(page, "all");
    await isInView("cubao-0100");
    await hydrateByTouch(page, "schedule-filter");
    await page.click(chip("pasay"));
    await name("pitx-2330");
    await assertShows(page, "all");
    await isInView("pitx-2330");
  });

  test("shows everything for a terminal it does not know", async () => {
    const page = await visits.open("/schedules#from-mars");
    await hydrateByTouch(page, "schedule-filter");
    await assertShows(page, "all");
  });

  test("takes over a tap on All Terminals where the address has chosen one", async () => {
    const { page } = await visits.empty();
    const release = await holdScript(page, islandsScript);
    await page.goto(visits.address("/schedules#from-cubao"));
    await assertShows(page, "cubao");
    await page.click(chip("all"));
    release();
    await untilHydrated(page, "schedule-filter");
    await assertShows(page, "all");
    assert.is(new URL(page.url()).hash, "");
  });

  test("adds nothing to the history, so that Back leaves the page, and stays through a reload", async () => {
    const page = await visits.open("/foods");
    await page.goto(visits.address("/schedules"));
    await hydrateByTouch(page, "schedule-filter");
    await page.click(chip("cubao"));
    await page.keyboard.press("ArrowRight");
    await page.click(chip("pitx"));
    await page.reload();
    await assertShows(page, "pitx");
    await hydrateByTouch(page, "schedule-filter");
    await assertShows(page, "pitx");
    await page.goBack();
    assert.is(new URL(page.url()).pathname, "/foods");
    await page.goForward();
    await assertShows(page, "pitx");
  });

  test("goes back and forward between terminals that links have named", async () => {
    const page = await visits.open("/schedules");
    await hydrateByTouch(page, "schedule-filter");
    await page.evaluate(() => location.assign("#from-cubao"));
    await assertShows(page, "cubao");
    await page.goBack();
    await assertShows(page, "all");
    await page.goForward();
    await assertShows(page, "cubao");
  });

  test("says politely how many departures it shows", async () => {
    const page = await visits.open("/schedules");
    await hydrateByTouch(page, "schedule-filter");
    const status = page.locator("[data-island] [role=status]");
    assert.is(await status.textContent(), "");
    await page.click(chip("pasay"));
    assert.is(
      await status.textContent(),
      `${departuresFrom(schedule, "pasay").length} departures from Pasay`,
    );
    await page.click(chip("all"));
    assert.is(await status.textContent(), `All ${schedule.length} departures`);
    await page.evaluate(() => location.assign("#from-pasay"));
    assert.is(
      await status.textContent(),
      `${departuresFrom(schedule, "pasay").length} departures from Pasay`,
    );
  });

  test("is one group of radio buttons for the keyboard", async () => {
    const page = await visits.open("/schedules");
    await hydrateByTouch(page, "schedule-filter");
    await page.focus('[name="origin"]:checked');
    await page.keyboard.press("ArrowRight");
    await assertShows(page, "cubao");
    await page.keyboard.press("ArrowLeft");
    await assertShows(page, "all");
  });
});

describeInBrowser("the address of a terminal, without script,", (test, visits) => {
  test("filters the timetable, with a link back to all of them in the place of the chips", async () => {
    const page = await visits.open("/schedules#from-pasay", { javaScriptEnabled: false });
    const rows = page.locator("tr[data-origin]").filter({ visible: true });
    const back = page.getByRole("link", { name: "All Terminals" });
    assert.is(await rows.count(), departuresFrom(schedule, "pasay").length);
    const board = page.locator("#board [data-origin]").filter({ visible: true });
    assert.is(await board.getAttribute("data-origin"), "pasay");
    assert.not(await page.locator(chip("pasay")).isVisible());
    await back.click();
    await page.locator(chip("pasay")).waitFor();
    assert.is(await rows.count(), schedule.length);
    assert.not(await back.isVisible());
  });
});

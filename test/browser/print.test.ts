import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { origins, schedule } from "../../shared/content/derived/timetable.ts";
import { operators } from "../../shared/content/operators.ts";
import { sections } from "../../shared/content/sections.ts";
import { paths } from "../../shared/paths.ts";
import { routes } from "../../shared/routes.tsx";
import { departuresFrom } from "../../shared/universal/departures.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";
import { islandsScript } from "../setup/browser/island-page.ts";
import { sheetsIn } from "../setup/browser/sheets-in.ts";

/** How many sheets of A4 a page takes. */
async function sheetsOf(page: Page): Promise<number> {
  return sheetsIn(await page.pdf({ format: "A4", preferCSSPageSize: true }));
}

describeInBrowser("in print,", (test, visits) => {
  test("the timetable is one sheet for each terminal", async () => {
    const page = await visits.open("/schedules");
    assert.is(await sheetsOf(page), origins.length);
  });

  test("each sheet has its address, and its departures from midnight on, at any time of day", async () => {
    for (const hour of ["00:00", "09:48", "23:50"]) {
      const { page } = await visits.empty();
      await page.clock.setFixedTime(`2026-01-03T${hour}:00+08:00`);
      await page.goto(visits.address("/schedules"));
      await page.emulateMedia({ media: "print" });
      const rows = await page.locator("[data-timetable] tr[data-origin]").evaluateAll((all) =>
        all
          .filter((row) => row.checkVisibility())
          .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
          .map((row) =>
            Array.from(row.querySelectorAll("td, th"))
              .filter((cell) => cell.checkVisibility())
              .map(({ textContent }) => textContent.replaceAll("\u00a0", " "))
              .join(" "),
          ),
      );
      const sheets = origins.map(({ id, name, address }) => [
        `${name} to Baguio\n${address}. Travel time`,
        ...departuresFrom(schedule, id).map(({ time, operator, busType, price }) =>
          [time.replace(" ", "\n"), operator, busType, price].join(" "),
        ),
      ]);
      assert.is(rows.length, sheets.flat().length);
      for (const [index, text] of sheets.flat().entries()) {
        assert.ok(rows[index]?.startsWith(text), `${hour}: "${rows[index]}" where "${text}" belongs`);
      }
    }
  });

  test("a chosen terminal is the only sheet", async () => {
    const page = await visits.open("/schedules#from-pasay");
    assert.is(await sheetsOf(page), 1);
  });

  test("what is folded up on the screen stands unfolded", async () => {
    const page = await visits.open("/operators", { viewport: { width: 360, height: 640 } });
    const shown = () =>
      page.locator("details li").evaluateAll((all) => all.filter((item) => item.checkVisibility()).length);
    assert.is(await shown(), 0);
    await page.emulateMedia({ media: "print" });
    assert.is(await shown(), await page.locator("details li").count());
    assert.ok((await shown()) > operators.length);
  });

  test("every tab has its panel, before the script of the tabs has come too", async () => {
    const { hotels, inns, transient } = sections.stay;
    const { page } = await visits.empty();
    await page.route(islandsScript, (route) => route.abort());
    await page.emulateMedia({ media: "print" });
    await page.goto(visits.address(paths.stay));
    for (const { id } of [hotels, inns, transient]) {
      assert.ok(await page.locator(`#${id} h2`).isVisible(), id);
    }
  });

  test("nothing is left of what can only be tapped", async () => {
    const { page } = await visits.empty();
    await page.emulateMedia({ media: "print" });
    for (const { path } of routes) {
      await page.goto(visits.address(path));
      assert.is(await page.locator("header, footer, form").filter({ visible: true }).count(), 0, path);
    }
  });

  test("every page is dark on white, in the dark scheme too", async () => {
    const page = await visits.open("/", { colorScheme: "dark" });
    await page.emulateMedia({ media: "print" });
    for (const { path } of routes) {
      await page.goto(visits.address(path));
      const colors = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        return [color, backgroundColor];
      });
      assert.equal(colors, ["rgb(0, 0, 0)", "rgb(255, 255, 255)"], path);
    }
  });
});

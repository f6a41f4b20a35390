import * as assert from "uvu/assert";
import { timetableTerminals } from "../../shared/content/derived/terminals.ts";
import { departuresFrom, timetable } from "../../shared/content/derived/timetable.ts";
import { asOf } from "../../shared/content/figures.ts";
import { operators } from "../../shared/content/operators.ts";
import { paths } from "../../shared/paths.ts";
import { longDate } from "../../shared/values/format.ts";
import { describeInBrowser, smallPhone } from "../setup/browser/browser.ts";
import { islandsScript } from "../setup/browser/island-page.ts";
import { brokenWords } from "../setup/browser/page-flaws.ts";
import { pathsOfEachKind } from "../setup/pages.ts";

/** The number of pages in a PDF. */
function sheetsIn(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

const a4 = { format: "A4", preferCSSPageSize: true };

describeInBrowser("in print,", (test, visits) => {
  test("the timetable is one sheet with every departure, and the same at every hour", async () => {
    const { page } = await visits.empty();
    await page.clock.setFixedTime(new Date("2025-11-21T20:10:00+08:00"));
    await page.goto("/schedules");
    assert.is(sheetsIn(await page.pdf(a4)), 1);
    await page.emulateMedia({ media: "print" });
    // As wide as the paper, at 96 px an inch.
    await page.setViewportSize({ width: 703, height: 1047 });
    const fields = await page.locator("td > a[href^='#']").evaluateAll((all) =>
      all.map((field) => ({
        isShown: field.checkVisibility() && getComputedStyle(field).opacity === "1",
        isWhole: field.scrollWidth <= field.clientWidth,
      })),
    );
    assert.is(fields.length, timetable.length);
    assert.ok(fields.every(({ isShown, isWhole }) => isShown && isWhole));
    assert.not(await page.locator("[data-clock]").isVisible());
    for (const { street, town } of timetableTerminals) {
      assert.ok(await page.getByText(`${street}, ${town}`).first().isVisible(), street);
    }
  });

  test("each page says once of which date its information is", async () => {
    // The search page has facts only if it has results.
    for (const path of pathsOfEachKind.filter((path) => path !== paths.search)) {
      const page = await visits.open(path);
      await page.emulateMedia({ media: "print" });
      const dates = page.getByText(`as of ${longDate(asOf)}`).filter({ visible: true });
      assert.is(await dates.count(), 1, path);
    }
  });

  test("a chosen terminal is the only column", async () => {
    const page = await visits.open("/schedules#from-pasay");
    assert.is(sheetsIn(await page.pdf(a4)), 1);
    await page.emulateMedia({ media: "print" });
    const fields = page.locator("td > a[href^='#']").filter({ visible: true });
    assert.is(await fields.count(), departuresFrom(timetable, "pasay").length);
  });

  test("the day plans break no words", async () => {
    const page = await visits.open("/day-plans", { viewport: { width: 1280, height: 720 } });
    await page.emulateMedia({ media: "print" });
    assert.equal(await brokenWords(page, "main"), []);
  });

  test("collapsed lists are open", async () => {
    const page = await visits.open("/operators", { viewport: smallPhone });
    const items = page.locator("details li");
    assert.is(await items.filter({ visible: true }).count(), 0);
    await page.emulateMedia({ media: "print" });
    assert.ok((await items.count()) > operators.length);
    assert.is(await items.filter({ visible: false }).count(), 0);
  });

  test("each way to Baguio has its cost and hours, which screens show on its tab", async () => {
    const page = await visits.open("/getting-there");
    await page.emulateMedia({ media: "print" });
    for (const id of ["by-bus", "by-car", "by-van"]) {
      const first = page.locator(`#${id} p`).first();
      assert.ok(await first.isVisible());
      assert.match((await first.textContent()) ?? "", /^₱\d.+, one way; \d.+\shours\./);
    }
  });

  test("every panel of the tabs is shown, even without their script", async () => {
    const { page } = await visits.empty();
    await page.route(islandsScript, (route) => route.abort());
    await page.emulateMedia({ media: "print" });
    await page.goto("/stay");
    for (const id of ["hotels", "inns", "transient"]) {
      assert.ok(await page.locator(`#${id} h2`).isVisible(), id);
    }
  });
});

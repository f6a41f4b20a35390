import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { format12Hour } from "../../shared/clock.ts";
import { operators } from "../../shared/content/operators.ts";
import { origins, schedule } from "../../shared/content/timetable.ts";
import { departuresFrom } from "../../shared/departures.ts";
import { routes } from "../../shared/routes.tsx";
import { describeInBrowser } from "../setup/describe-in-browser.ts";

/** How many sheets of A4 a page takes: each is an object of its own in the file. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

describeInBrowser("in print,", (test, visits) => {
  test("the timetable is one sheet for each terminal", async () => {
    const page = await visits.open("/schedules");
    assert.is(await sheetsOf(page), origins.length);
  });

  test("each sheet has its address, its departures, what a seat costs and the day of the information", async () => {
    const page = await visits.open("/schedules");
    await page.emulateMedia({ media: "print" });
    for (const { id, address } of origins) {
      const sheet = page.locator(`section[data-origin="${id}"]`);
      assert.ok(await sheet.isVisible());
      const [text = ""] = await sheet.allInnerTexts();
      assert.match(text, address);
      assert.match(text, "Information as of 15 October 2025");
      const rows = await sheet.locator("li").allInnerTexts();
      assert.equal(
        rows.map((row) => row.replace(/\s+/g, " ")),
        departuresFrom(schedule, id).map(
          ({ minutes, operator, busType, price }) =>
            `${format12Hour(minutes)} ${operator} ${busType} ${price}`,
        ),
      );
    }
  });

  test("what is folded up on the screen stands unfolded", async () => {
    const page = await visits.open("/operators");
    const shown = () =>
      page.locator("details li").evaluateAll((all) => all.filter((item) => item.checkVisibility()).length);
    assert.is(await shown(), 0);
    await page.emulateMedia({ media: "print" });
    assert.is(await shown(), await page.locator("details li").count());
    assert.ok((await shown()) > operators.length);
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

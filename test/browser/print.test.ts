import * as assert from "uvu/assert";
import { origins, schedule } from "../../shared/content/derived/timetable.ts";
import { operators } from "../../shared/content/operators.ts";
import { departuresFrom } from "../../shared/universal/departures.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";
import { islandsScript } from "../setup/browser/island-page.ts";
import { sheetsIn } from "../setup/browser/sheets-in.ts";

const a4 = { format: "A4", preferCSSPageSize: true };

describeInBrowser("in print,", (test, visits) => {
  test("the timetable has one sheet for each terminal, with address and departures", async () => {
    const page = await visits.open("/schedules");
    assert.is(sheetsIn(await page.pdf(a4)), origins.length);
    await page.emulateMedia({ media: "print" });
    const rows = await page.locator("[data-timetable] tr[data-origin]").evaluateAll((all) =>
      all
        .filter((row) => row.checkVisibility())
        .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
        .map((row) =>
          Array.from(row.querySelectorAll("td, th"))
            .filter((cell) => cell.checkVisibility())
            .map(({ textContent }) => textContent.replaceAll(/\s/g, " "))
            .join(" "),
        ),
    );
    const sheets = origins.flatMap(({ id, name, address }) => [
      `${name} to Baguio ${address}. Travel time`,
      ...departuresFrom(schedule, id).map(({ time, operator, busType, price }) =>
        [time, operator, busType, `₱${price}`].join(" "),
      ),
    ]);
    assert.equal(
      rows.map((row, index) => row.slice(0, sheets[index]?.length)),
      sheets,
    );
  });

  test("a chosen terminal is the only sheet", async () => {
    const page = await visits.open("/schedules#from-pasay");
    assert.is(sheetsIn(await page.pdf(a4)), 1);
  });

  test("collapsed lists are open", async () => {
    const page = await visits.open("/operators", { viewport: { width: 360, height: 640 } });
    const items = page.locator("details li");
    assert.is(await items.filter({ visible: true }).count(), 0);
    await page.emulateMedia({ media: "print" });
    assert.ok((await items.count()) > operators.length);
    assert.is(await items.filter({ visible: false }).count(), 0);
  });

  test("every panel of the tabs is shown, even without their script", async () => {
    const { page } = await visits.empty();
    await page.route(islandsScript, (route) => route.abort());
    await page.emulateMedia({ media: "print" });
    await page.goto(visits.address("/stay"));
    for (const id of ["hotels", "inns", "transient"]) {
      assert.ok(await page.locator(`#${id} h2`).isVisible(), id);
    }
  });
});

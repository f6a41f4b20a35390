import * as assert from "uvu/assert";
import { pageColors, pigments } from "../../shared/styles/colors.ts";
import { desk, phone } from "../setup/browser/browser.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";

const highSky = "sky-high";

describeInBrowser("the hero of the home page", (test, visits) => {
  test("shows the sky of the hour in Manila; in the dark scheme, always the night", async () => {
    for (const [time, sky, high] of [
      ["05:00", "daybreak", pigments.coral],
      ["13:00", "afternoon", pigments.amber],
      ["18:00", "evening", pigments.indigo],
      ["01:00", "night", pigments.midnight],
    ]) {
      for (const viewport of [phone, desk]) {
        const { page, close } = await visits.empty({ viewport });
        await page.clock.setFixedTime(new Date(`2025-11-21T${time}:00+08:00`));
        await page.goto(visits.address("/"));
        const hero = page.locator(`[data-sky="${sky}"]`);
        const ground = () =>
          hero.evaluate((element, name) => getComputedStyle(element).getPropertyValue(`--${name}`), highSky);
        assert.is(await ground(), high);
        const drawings = await hero
          .locator("source:not([media*=dark]), img")
          .evaluateAll((all) =>
            all.map((image) => image.getAttribute("srcset") ?? image.getAttribute("src") ?? ""),
          );
        assert.is(drawings.length, 2);
        for (const address of drawings) {
          assert.match(address, new RegExp(`svg#${sky}$`));
        }
        await page.emulateMedia({ colorScheme: "dark" });
        assert.is(await ground(), pageColors[highSky][1]);
        await close();
      }
    }
  });
});

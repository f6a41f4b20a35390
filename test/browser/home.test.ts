import * as assert from "uvu/assert";
import { elevationMeters } from "../../shared/content/figures.ts";
import { type ColorName, colors, pigments } from "../../shared/styles/colors.ts";
import { desk, phone } from "../setup/browser/browser.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";

const highSky: ColorName = "sky-high";

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
        assert.is(await ground(), colors[highSky][1]);
        await close();
      }
    }
  });
});

describeInBrowser("the climb", (test, visits) => {
  test("follows the scrolling of a desk, flat for most of the way, and leaves others their chart", async () => {
    const page = await visits.open("/", { viewport: desk });
    const stage = page.locator(".climb");
    const metersAt = async (share: number) => {
      await stage.evaluate((element, part) => {
        const { top, height } = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
        scrollTo({ top: Math.ceil(top + scrollY + part * (height - innerHeight)), behavior: "instant" });
      }, share);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      return stage.evaluate((element) => Number(getComputedStyle(element).getPropertyValue("--meters")));
    };
    assert.ok((await metersAt(0.5)) < 100);
    assert.ok((await metersAt(0.85)) < 200);
    assert.is(await metersAt(1), elevationMeters);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { height = 0 } = (await stage.boundingBox()) ?? {};
    assert.ok(height < desk.height + 100, `${height} px`);
    assert.is(await stage.evaluate((element) => element.parentElement?.clientHeight), Math.round(height));
  });
});

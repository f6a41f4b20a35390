import { HtmlValidate } from "html-validate";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { routes } from "../../shared/routes.tsx";
import { accessibilitySlips, coloursOnly, everyRule } from "../setup/accessibility.ts";
import { desk, phone } from "../setup/browser.ts";
import { describe } from "../setup/describe.ts";
import { describeInBrowser } from "../setup/describe-in-browser.ts";
import { type StartedGuide, startGuide } from "../setup/start-guide.ts";

const unknownPath = "/nowhere";
const pagePaths = [...routes.map(({ path }) => path), unknownPath];

/** Chromium says this of every document that comes with 404: it is what was asked for. */
const notFoundMessage = "Failed to load resource: the server responded with a status of 404 (Not Found)";

/** Scrolls through the whole page, so that every picture and island below has had its turn. */
async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    await new Promise((resolve) => requestIdleCallback(resolve));
    scrollTo({ top: 0, behavior: "instant" });
  });
}

/** Has the browser note, from the start, how far the page moves by itself. */
async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, "layoutShift", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(
          window,
          "layoutShift",
          Reflect.get(window, "layoutShift") + Number(Reflect.get(entry, "value")),
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How far the page has moved, as the browser scores it, up to the next moment of rest. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
    return Number(Reflect.get(window, "layoutShift"));
  });
}

describeInBrowser("the measure of how far a page moves", (test, visits) => {
  test("sees a heading that moves", async () => {
    const { page } = await visits.empty({ viewport: phone });
    await watchLayoutShift(page);
    await page.goto(visits.address("/foods"));
    await page.evaluate(() => document.querySelector("h1")?.before(document.createElement("hr")));
    assert.ok((await layoutShift(page)) > 0);
  });
});

for (const viewport of [phone, desk]) {
  describeInBrowser(`every page at ${viewport.width} px`, (test, visits) => {
    for (const path of pagePaths) {
      test(`${path} opens in silence, stands still and is accessible in both schemes`, async () => {
        const { page, complaints } = await visits.empty({ viewport });
        await watchLayoutShift(page);
        await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
        await page.goto(visits.address(path));
        assert.is(await layoutShift(page), 0);

        await walkThrough(page);
        assert.equal(await accessibilitySlips(page, everyRule), []);
        await page.emulateMedia({ colorScheme: "dark" });
        assert.equal(await accessibilitySlips(page, coloursOnly), []);

        assert.equal(complaints, path === unknownPath ? [notFoundMessage] : []);
      });
    }
  });
}

describeInBrowser("every page whose font comes late", (test, visits) => {
  for (const path of pagePaths) {
    test(`${path} stands still`, async () => {
      const { page } = await visits.empty({ viewport: phone });
      let isHeld = false;
      await watchLayoutShift(page);
      await page.route("**/*.woff2", async (route) => {
        isHeld = true;
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        await route.continue();
      });
      await page.goto(visits.address(path));
      await page.evaluate(() => document.fonts.ready);
      assert.ok(isHeld);
      assert.is(await layoutShift(page), 0);
    });
  }
});

describeInBrowser("every page at 320 px", (test, visits) => {
  for (const path of pagePaths) {
    test(`${path} does not scroll sideways`, async () => {
      const page = await visits.open(path, { viewport: { width: 320, height: 640 } });
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assert.is(widths[0], widths[1]);
    });
  }
});

describe("the HTML of every page", (test) => {
  const validator = new HtmlValidate({
    extends: ["html-validate:recommended"],
    rules: {
      // Style of writing: the small doctype is ours, the others are how React writes.
      "doctype-style": "off",
      "attr-case": "off",
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      // The rows of the timetable are grids on a phone, and browsers then forget that they belong to a table.
      "no-redundant-role": "off",
    },
  });
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  for (const path of pagePaths) {
    test(`of ${path} is valid`, async () => {
      const html = await (await fetch(`${guide.origin}${path}`)).text();
      const { results } = await validator.validateString(html);
      const slips = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
      );
      assert.equal(slips, []);
    });
  }
});

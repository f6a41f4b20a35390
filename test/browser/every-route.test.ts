import { HtmlValidate } from "html-validate";
import type { Page } from "playwright-core";
import supertest from "supertest";
import * as assert from "uvu/assert";
import { accessibilityViolations, colorsOnly, everyRule } from "../setup/browser/accessibility.ts";
import { desk, phone } from "../setup/browser/browser.ts";
import { notFoundMessages } from "../setup/browser/console-messages.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";
import { layoutShifts, watchLayoutShift } from "../setup/browser/layout-shift.ts";
import { describe } from "../setup/describe.ts";
import { type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";
import { pagePaths, unknownPath } from "../setup/pages/page-kinds.ts";

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

describeInBrowser("every page", (test, visits) => {
  for (const path of pagePaths) {
    test(`${path} opens in silence, stands still and is accessible at both widths in both schemes`, async () => {
      const { page, complaints } = await visits.empty({ viewport: phone });
      await watchLayoutShift(page);
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.goto(visits.address(path));
      assert.equal(await layoutShifts(page), []);

      await walkThrough(page);
      for (const viewport of [phone, desk]) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme: "light" });
        assert.equal(await accessibilityViolations(page, everyRule), [], `${viewport.width} px`);
        await page.emulateMedia({ colorScheme: "dark" });
        assert.equal(await accessibilityViolations(page, colorsOnly), [], `${viewport.width} px, dark`);
      }

      assert.equal(complaints, path === unknownPath ? notFoundMessages(path) : []);
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
      const { text } = await supertest(guide.origin).get(path);
      const { results } = await validator.validateString(text);
      const violations = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
      );
      assert.equal(violations, []);
    });
  }
});

import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { operators } from "../../shared/content/operators.ts";
import { operatorPath } from "../../shared/paths.ts";
import { routes } from "../../shared/routes.tsx";
import { desk, phone } from "../setup/browser/browser.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";

/**
 * What has the focus, and whether something lies over all of it or it lies outside the window; null at the
 * ends.
 */
function readFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body || element.id === "main") {
      return null;
    }
    const boxes = Array.from(element.getClientRects()).filter(({ width, height }) => width > 1 && height > 1);
    const target = element.closest("label") ?? element;
    const isShown = boxes.some(({ left, right, top, bottom }) => {
      const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const found = document.elementFromPoint((left + Math.min(right, left + 40)) / 2, middle);
      return found !== null && (target.contains(found) || found.contains(target));
    });
    const name = element.getAttribute("aria-label") ?? element.textContent.trim();
    return { isShown, what: `${name.slice(0, 40)} at ${Math.round(element.getBoundingClientRect().top)} px` };
  });
}

/** Everything that a key goes through from end to end, and what of it is hidden when it has the focus. */
async function walk(page: Page, key: "Tab" | "Shift+Tab") {
  let stops = 0;
  const hidden: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const focus = await readFocus(page);
    if (focus === null) {
      return { stops, hidden };
    }
    stops += 1;
    if (!focus.isShown) {
      hidden.push(`${key}: ${focus.what}`);
    }
  }
}

/** The profiles, which are laid out alike, but for the one that says most and the one that says least. */
const profilesBetween = [...operators]
  .sort((one, other) => JSON.stringify(one).length - JSON.stringify(other).length)
  .slice(1, -1)
  .map(({ slug }) => operatorPath(slug));

describeInBrowser("the focus is seen", (test, visits) => {
  for (const { path } of routes.filter(({ path }) => !profilesBetween.some((other) => other === path))) {
    for (const viewport of [phone, desk]) {
      test(`on every stop of ${path}, forwards and backwards, at ${viewport.width} px`, async () => {
        const page = await visits.open(path, { viewport });
        await page.waitForLoadState("networkidle");
        const there = await walk(page, "Tab");
        const back = await walk(page, "Shift+Tab");
        assert.ok(there.stops >= 10, `${there.stops} stops`);
        assert.equal([...there.hidden, ...back.hidden], []);
      });
    }
  }
});

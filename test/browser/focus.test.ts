import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { paths } from "../../shared/paths.ts";
import { describeInBrowser, desk, phone } from "../setup/browser/browser.ts";

/** The focused element, and whether any of it is visible; null at either end of the page. */
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

const maxStops = 500;

/** Presses a key until the end of the page. Returns the number of stops, and those that are hidden. */
async function walk(page: Page, key: "Tab" | "Shift+Tab") {
  let stops = 0;
  const hidden: string[] = [];
  while (stops < maxStops) {
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
  throw new Error(`${key} reaches no end within ${maxStops} stops.`);
}

/** Some pages only, because each takes seconds: they have a board, sticky headers, tabs, tables, folded lists and a map. */
const walkedPaths = [paths.home, paths.schedules, paths.stay, paths.operators, paths.terminals];

describeInBrowser("the focus is visible", (test, visits) => {
  for (const path of walkedPaths) {
    for (const viewport of [phone, desk]) {
      test(`at every tab stop of ${path}, forwards and backwards, at ${viewport.width} px`, async () => {
        const page = await visits.open(path, { viewport });
        await page.waitForLoadState("networkidle");
        const there = await walk(page, "Tab");
        const back = await walk(page, "Shift+Tab");
        assert.ok(there.stops >= 10, `${there.stops} stops`);
        assert.equal([...there.hidden, ...back.hidden], []);
      });
    }
  }

  test("inside a checked chip, in the color of its text", async () => {
    const page = await visits.open(paths.schedules);
    await page.focus('[name="origin"]:checked');
    const [ring, text] = await page
      .locator("label:has(:checked)")
      .evaluate((chip) => [
        chip.firstElementChild && getComputedStyle(chip.firstElementChild).outlineColor,
        getComputedStyle(chip).color,
      ]);
    assert.is(ring, text);
  });
});

import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { routes } from "../../shared/routes.tsx";
import { desk } from "../setup/browser.ts";
import { describeInBrowser } from "../setup/describe-in-browser.ts";

const pagePaths = [...routes.map(({ path }) => path), "/nowhere"];

/** What WCAG 1.4.12 wants a reader to be able to set. */
const wideText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

/** Boxes that hide a part of their own text: elements whose content is wider or higher than they may show. */
function clippedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>("main *, header *, footer *"))
      .filter((element) => {
        const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
        const isForReadersOnly = clipPath !== "none";
        const isShortened = webkitLineClamp !== "none";
        const hides = [overflowX, overflowY].some((overflow) => overflow === "hidden" || overflow === "clip");
        const isTooSmall =
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        return hides && isTooSmall && !isForReadersOnly && !isShortened && element.textContent.trim() !== "";
      })
      .map((element) => `${element.className}: ${element.textContent.slice(0, 60)}`),
  );
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

describeInBrowser("with wide text spacing", (test, visits) => {
  for (const viewport of [{ width: 320, height: 640 }, desk]) {
    test(`no text is cut off at ${viewport.width} px`, async () => {
      for (const path of pagePaths) {
        const { page, close } = await visits.empty({ viewport, bypassCSP: true });
        await page.goto(visits.address(path));
        await page.addStyleTag({ content: wideText });
        assert.equal(await clippedTexts(page), [], path);
        assert.ok((await overflow(page)) <= 0, `${path} scrolls sideways`);
        await close();
      }
    });
  }
});

describeInBrowser("at 400 % zoom", (test, visits) => {
  test("at least half of the window is left to the page", async () => {
    for (const path of pagePaths) {
      const { page, close } = await visits.empty({ viewport: { width: 320, height: 256 } });
      await page.goto(visits.address(path));
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight / 3, behavior: "instant" }),
      );
      const covered = await page.evaluate(() => {
        const stuck = Array.from(document.querySelectorAll("body *")).filter((element) => {
          const { position } = getComputedStyle(element);
          const { top, bottom, height } = element.getBoundingClientRect();
          return (
            (position === "sticky" || position === "fixed") && height > 0 && top >= -1 && bottom < innerHeight
          );
        });
        return Math.max(0, ...stuck.map((element) => element.getBoundingClientRect().bottom));
      });
      assert.ok(covered <= 128, `${path}: ${covered} px of 256 are covered`);
      await close();
    }
  });
});

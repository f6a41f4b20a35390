import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { routes } from "../../shared/routes.tsx";
import { describeInBrowser, faces, smallPhone } from "../setup/browser/browser.ts";
import { menuButton, menuSheet } from "../setup/browser/island-page.ts";
import { accessibilityViolations, brokenWords } from "../setup/browser/page-flaws.ts";
import { pathsOfEachKind } from "../setup/pages.ts";

/** Elements that reach outside the window, except in scrolling tables and table heads. */
function overhanging(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate(
    (parts) =>
      Array.from(
        document.querySelectorAll(
          `:is(${parts}) :not(picture *, svg *, .Table-scroller *, .SchedulesPage-departures *, thead *)`,
        ),
      )
        .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map(({ className, textContent }) => `${className}: ${textContent}`),
    selector,
  );
}

/** The tested parts of each page. In the wide font, URLs and some tables do not fit. */
const parts = {
  narrow: [...routes.map(({ path }) => path), "/search?q=panagbenga"].map(
    (path) => [path, "header, main, footer"] as const,
  ),
  wide: [
    ["/", "header, main > div:first-child, #board, #plan, #attractions li, footer"],
    ["/schedules", "header, #board, table:has(td > a[href^='#']), footer"],
  ] as const,
};

for (const face of faces) {
  describeInBrowser(
    `text at 200% in ${face.name}, on a small phone,`,
    (test, visits) => {
      for (const [path, selector] of parts[face.width]) {
        test(`has no broken or cut-off words, and tables that keys can scroll, on ${path}`, async () => {
          const page = await visits.open(path, { viewport: smallPhone });
          await page.evaluate(() => document.fonts.ready);
          assert.equal(await brokenWords(page, selector), []);
          assert.equal(await overhanging(page, selector), []);
          assert.equal(await accessibilityViolations(page, { runOnly: ["scrollable-region-focusable"] }), []);
          await page.click(menuButton);
          assert.equal(await brokenWords(page, menuSheet), []);
          assert.equal(await overhanging(page, menuSheet), []);
        });
      }
    },
    { face, fontSize: 32 },
  );
}

/** How much longer words may become in a translation. */
const growth = 0.4;

describeInBrowser("words that a translation lengthens", (test, visits) => {
  for (const path of pathsOfEachKind) {
    test(`do not make the page scroll sideways, from left to right or back: ${path}`, async () => {
      for (const width of [320, 1280]) {
        const { page, close } = await visits.empty({ viewport: { width, height: 800 } });
        await page.goto(path);
        await page.evaluate((share) => {
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
            text.data = text.data.replaceAll(/\p{L}{2,}/gu, (word) => {
              return word + word.slice(0, Math.ceil(word.length * share)).toLowerCase();
            });
          }
        }, growth);
        for (const direction of ["ltr", "rtl"]) {
          const overflow = await page.evaluate((dir) => {
            document.documentElement.dir = dir;
            return document.documentElement.scrollWidth - innerWidth;
          }, direction);
          assert.is(overflow, 0, `${direction}, ${width} px wide`);
        }
        await close();
      }
    });
  }
});

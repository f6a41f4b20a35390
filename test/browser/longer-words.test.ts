import * as assert from "uvu/assert";
import { describeInBrowser } from "../setup/browser/browser.ts";
import { pathsOfEachKind } from "../setup/pages.ts";

/** How much longer words may become in a translation. */
const growth = 0.4;

describeInBrowser("words that a translation lengthens", (test, visits) => {
  for (const path of pathsOfEachKind) {
    test(`do not make the page scroll sideways, from left to right or back: ${path}`, async () => {
      for (const width of [320, 1280]) {
        const { page, close } = await visits.empty({ viewport: { width, height: 800 } });
        await page.goto(visits.address(path));
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

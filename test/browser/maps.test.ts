import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { desk, faces } from "../setup/browser.ts";
import { describeInBrowser } from "../setup/describe-in-browser.ts";

/** The pages with maps. Those of Metro Manila and of the middle of the town stand on one together. */
const pagePaths = ["/destinations", "/stay", "/terminals", "/getting-there"];

const smallPhone = { width: 360, height: 640 };

/** A letter reaches as far as that above and below the middle of its line, as a share of it. */
const ink = 0.34;

/** Names of a map that lie over each other or over a number, and those that reach over its edge. */
function collisions(page: Page): Promise<readonly string[]> {
  return page.evaluate((share) => {
    const boxOf = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isText = element.localName !== "circle";
      const [middle, half] = [(top + bottom) / 2, (bottom - top) * (isText ? share : 0.5)];
      return { left, right, top: middle - half, bottom: middle + half, text: element.textContent };
    };
    return Array.from(document.querySelectorAll("figure svg[aria-hidden]"), (svg) => {
      const map = svg.getBoundingClientRect();
      const owner = (element: Element) => element.closest("a, text") ?? element;
      const parts = Array.from(svg.querySelectorAll("tspan, circle"), (element) => ({
        owner: owner(element),
        ...boxOf(element),
      })).filter(({ right }) => right > 0);
      const cut = parts.filter(({ left, right }) => left < map.left - 1 || right > map.right + 1);
      const pairs = parts.flatMap((one, index) =>
        parts
          .slice(index + 1)
          .filter(
            (other) =>
              one.owner !== other.owner &&
              (one.text || other.text) &&
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          )
          .map((other) => `${one.text || "a mark"} on ${other.text || "a mark"}`),
      );
      return [...pairs, ...cut.map(({ text }) => `${text} over the edge`)];
    }).flat();
  }, ink);
}

for (const face of faces) {
  const defineTests: Parameters<typeof describeInBrowser>[1] = (test, visits) => {
    for (const path of pagePaths) {
      for (const viewport of [smallPhone, { width: 768, height: 1024 }, desk]) {
        test(`no two names of ${path} meet at ${viewport.width} px`, async () => {
          const { page } = await visits.empty({ viewport });
          await page.goto(visits.address(path));
          assert.ok((await page.locator("figure svg[aria-hidden] tspan").count()) > 0);
          assert.equal(await collisions(page), []);
        });
      }
    }
  };
  describeInBrowser(`the maps in ${face.name}`, defineTests, face);
}

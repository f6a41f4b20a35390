import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { desk, faces } from "../setup/browser/browser.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";

/** The pages with maps: one each, and two on the last. */
const pagePaths = ["/destinations", "/stay", "/terminals"];

const smallPhone = { width: 360, height: 640 };

/** A letter reaches as far as that above and below the middle of its line, as a share of it. */
const ink = 0.34;

/** A line of a name, or a mark, in px of the page. */
interface Part {
  /** Lines of one name, and its number and mark, belong together. */
  readonly owner: number;
  /** Empty for a mark. */
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly isCut: boolean;
}

/** What stands on each map of a page. */
async function partsOfMaps(page: Page): Promise<readonly (readonly Part[])[]> {
  const maps = await page.evaluate(() =>
    Array.from(document.querySelectorAll("figure svg[aria-hidden]"), (map) => {
      const owners = Array.from(map.querySelectorAll("a, text, circle"));
      const edges = map.getBoundingClientRect();
      return Array.from(map.querySelectorAll("tspan, circle"), (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return {
          owner: owners.indexOf(element.closest("a, text") ?? element),
          text: element.textContent,
          left,
          right,
          top,
          bottom,
          isCut: left < edges.left - 1 || right > edges.right + 1,
        };
      }).filter(({ right }) => right > 0);
    }),
  );
  return maps.map((parts) => parts.map((part) => (part.text === "" ? part : inked(part))));
}

/** A line of text without the room above and below its letters. */
function inked(part: Part): Part {
  const middle = (part.top + part.bottom) / 2;
  const half = (part.bottom - part.top) * ink;
  return { ...part, top: middle - half, bottom: middle + half };
}

/** Names that lie over each other or over a mark, and those that reach over the edge of their map. */
function collisions(parts: readonly Part[]): readonly string[] {
  const pairs = parts.flatMap((one, index) =>
    parts.slice(index + 1).flatMap((other) => (meet(one, other) ? [`${one.text} on ${other.text}`] : [])),
  );
  return [...pairs, ...parts.flatMap(({ text, isCut }) => (isCut ? [`${text} over the edge`] : []))];
}

function meet(one: Part, other: Part): boolean {
  return (
    one.owner !== other.owner &&
    (one.text !== "" || other.text !== "") &&
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

for (const face of faces) {
  const defineTests: Parameters<typeof describeInBrowser>[1] = (test, visits) => {
    for (const path of pagePaths) {
      for (const viewport of [smallPhone, { width: 768, height: 1024 }, desk]) {
        test(`no two names of ${path} meet at ${viewport.width} px`, async () => {
          const { page } = await visits.empty({ viewport });
          await page.goto(visits.address(path));
          const maps = await partsOfMaps(page);
          assert.ok(maps.length > 0 && maps.every((parts) => parts.length > 0));
          assert.equal(maps.flatMap(collisions), []);
        });
      }
    }
  };
  describeInBrowser(`the maps in ${face.name}`, defineTests, face);
}

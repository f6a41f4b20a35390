import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { faces } from "../setup/browser/browser.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";

const pagePaths = ["/destinations", "/stay", "/routes", "/terminals"];

/** Phones, a tablet and a desk. */
const widths = [320, 360, 390, 768, 1280];

/** What readers set: the usual size of text, and twice as large. */
const fontSizes = [16, 32];

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

/** What is on each map of a page. */
async function partsOfMaps(page: Page): Promise<readonly (readonly Part[])[]> {
  const maps = await page.evaluate(() =>
    Array.from(document.querySelectorAll("figure svg:not(svg svg):has(circle)"), (map) => {
      const owners = Array.from<Node>(map.querySelectorAll("a, text, circle"));
      const edges = map.getBoundingClientRect();
      const range = document.createRange();
      const lines = Array.from(map.querySelectorAll("text, tspan"))
        .flatMap(({ childNodes }) => Array.from(childNodes))
        .filter((node) => node instanceof Text);
      return [...lines, ...map.querySelectorAll("circle")]
        .map((node) => {
          range.selectNode(node);
          const element = node instanceof Text ? node.parentElement : node;
          const box = node instanceof Text ? range : node;
          const { left, right, top, bottom } = box.getBoundingClientRect();
          return {
            owner: owners.indexOf(element?.closest("a") ?? element?.closest("text") ?? node),
            text: node.textContent,
            left,
            right,
            top,
            bottom,
            isCut:
              left < edges.left - 1 ||
              right > edges.right + 1 ||
              top < edges.top - 1 ||
              bottom > edges.bottom + 1,
          };
        })
        .filter(({ right }) => right > 0);
    }),
  );
  return maps.map((parts) => parts.map((part) => (part.text === "" ? part : inked(part))));
}

/** A line of text without the space above and below its letters. */
function inked(part: Part): Part {
  const { top, bottom } = part;
  const margin = (bottom - top) * (0.5 - ink);
  return { ...part, top: top + margin, bottom: bottom - margin };
}

/** Names that overlap each other or a mark, and those that reach over the edge of their map. */
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
  for (const fontSize of fontSizes) {
    describeInBrowser(
      `the maps in ${face.name} of ${fontSize} px`,
      (test, visits) => {
        for (const path of pagePaths) {
          test(`no two names of ${path} meet`, async () => {
            const page = await visits.open(path);
            for (const width of widths) {
              await page.setViewportSize({ width, height: 800 });
              const maps = await partsOfMaps(page);
              assert.ok(maps.length > 0 && maps.every((parts) => parts.length > 0));
              assert.equal(maps.flatMap(collisions), [], `at ${width} px`);
            }
          });
        }
      },
      face,
      fontSize,
    );
  }
}

import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { describeInBrowser, faces } from "../setup/browser/browser.ts";

const pagePaths = ["/destinations", "/stay", "/routes", "/terminals"];

const widths = [320, 360, 390, 768, 1280];

/** The default font size, and 200%. */
const fontSizes = [16, 32];

/** How far letters reach above and below the middle of a line, as a fraction of its height. */
const ink = 0.34;

/** A line of text or a marker. */
interface Part {
  /** The same for all lines of a name, its number and its marker. */
  readonly owner: number;
  /** Empty for a marker. */
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly isCut: boolean;
}

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

function inked(part: Part): Part {
  const { top, bottom } = part;
  const margin = (bottom - top) * (0.5 - ink);
  return { ...part, top: top + margin, bottom: bottom - margin };
}

/** Names that overlap each other or a marker, or reach over the edge of the map. */
function collisions(parts: readonly Part[]): readonly string[] {
  const pairs = parts.flatMap((part, index) =>
    parts
      .slice(index + 1)
      .flatMap((other) => (overlap(part, other) ? [`${part.text} on ${other.text}`] : [])),
  );
  return [...pairs, ...parts.flatMap(({ text, isCut }) => (isCut ? [`${text} over the edge`] : []))];
}

function overlap(part: Part, other: Part): boolean {
  return (
    part.owner !== other.owner &&
    (part.text !== "" || other.text !== "") &&
    part.left < other.right &&
    other.left < part.right &&
    part.top < other.bottom &&
    other.top < part.bottom
  );
}

for (const face of faces) {
  for (const fontSize of fontSizes) {
    describeInBrowser(
      `the maps in ${face.name} of ${fontSize} px`,
      (test, visits) => {
        for (const path of pagePaths) {
          test(`have no overlapping names on ${path}`, async () => {
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
      { face, fontSize },
    );
  }
}

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { arrivalView, manilaView } from "../../shared/components/maps/map-views.ts";
import { faces } from "../setup/browser/browser.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";

/** The pages with maps: one each, and two on the last. */
const pagePaths = ["/destinations", "/stay", "/routes", "/terminals"];

/** Phones, a tablet and a desk. */
const widths = [320, 360, 390, 768, 1280];

/** What readers set: the usual size of text, one and a half times and twice as large. */
const fontSizes = [16, 24, 32];

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

/** The middles of the lines that the maps of the terminals page draw, in the order of the maps. */
const linesOfMaps = [
  { width: manilaView.width, paths: linesOf("manila") },
  { width: arrivalView.width, paths: linesOf("arrival") },
];

/** The path data of the roads and railways in the drawing of a map. */
function linesOf(map: string): readonly string[] {
  const [roads = ""] =
    /<g id="roads">.*?<\/defs>/s.exec(readFileSync(`shared/art/maps/${map}.svg`, "utf8")) ?? [];
  return Array.from(roads.matchAll(/ d="([^"]+)"/g)).flatMap(([, data = ""]) => data.split(/(?=M)/));
}

/** Names whose middle a line of the map crosses. */
async function struckNames(page: Page): Promise<readonly string[]> {
  const maps = await partsOfMaps(page);
  const struck = linesOfMaps.map(({ width, paths }, index) => {
    const names = (maps[index] ?? []).filter(({ text }) => text !== "");
    return page.evaluate(struckOnMap, { width, paths, index, names });
  });
  return (await Promise.all(struck)).flat();
}

interface LinesAndNames {
  /** In units of the paths. */
  readonly width: number;
  readonly paths: readonly string[];
  readonly index: number;
  readonly names: readonly Part[];
}

/** Those of the names that a line of the map with that number crosses. Runs in the browser. */
function struckOnMap({ width, paths, index, names }: LinesAndNames): readonly string[] {
  const map = document.querySelectorAll("figure svg:not(svg svg):has(circle)")[index];
  const { left = 0, top = 0, width: shownWidth = 0 } = map?.getBoundingClientRect() ?? {};
  const scale = shownWidth / width;
  // In steps that are short beside a curve, as each asks the browser to measure the whole path.
  const stretches = paths.flatMap((data) => {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", data);
    const points = Array.from({ length: Math.ceil(path.getTotalLength() / 8) + 1 }, (_, step) => {
      const { x, y } = path.getPointAtLength(step * 8);
      return { x: left + x * scale, y: top + y * scale };
    });
    return points.slice(1).map((to, before) => ({ from: points[before] ?? to, to }));
  });
  return names
    .filter((name) => {
      const middle = (name.top + name.bottom) / 2;
      return stretches.some(({ from, to }) => {
        const isAcross = from.y < middle !== to.y < middle;
        const share = isAcross ? (middle - from.y) / (to.y - from.y) : 0;
        const x = from.x + share * (to.x - from.x);
        return (isAcross || Math.abs(from.y - middle) < 2) && name.left < x && x < name.right;
      });
    })
    .map(({ text }) => text);
}

for (const face of faces) {
  const defineTests: Parameters<typeof describeInBrowser>[1] = (test, visits) => {
    for (const path of pagePaths) {
      test(`no two names of ${path} meet`, async () => {
        const { page } = await visits.empty();
        await page.goto(visits.address(path));
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const maps = await partsOfMaps(page);
          assert.ok(maps.length > 0 && maps.every((parts) => parts.length > 0));
          assert.equal(maps.flatMap(collisions), [], `at ${width} px`);
        }
      });
    }
  };
  const defineStrikes: typeof defineTests = (test, visits) => {
    test("no line of the maps of /terminals runs through a name", async () => {
      const { page } = await visits.empty();
      await page.goto(visits.address("/terminals"));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        assert.equal(await struckNames(page), [], `at ${width} px`);
      }
    });
  };
  describeInBrowser(`the lines of the maps in ${face.name}`, defineStrikes, face);
  for (const fontSize of fontSizes) {
    describeInBrowser(`the maps in ${face.name} of ${fontSize} px`, defineTests, face, fontSize);
  }
}

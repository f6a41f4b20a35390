import { readFileSync } from "node:fs";
import * as assert from "uvu/assert";
import { partsOfDay } from "../../shared/content/derived/timetable.ts";
import { colors } from "../../shared/styles/colors.ts";
import { describe } from "../setup/describe.ts";

// The browser tests check the contrast of text with axe. These are the pairs that axe does not look at: lines
// and marks, which need 3:1, and text on the sky at other times of day than that of the tests.

/** Relative luminance as WCAG defines it, from 0 to 1. */
function luminance(color: string): number {
  const digits = color.length === 4 ? color.replace(/[\da-f]/g, "$&$&") : color;
  assert.match(digits, /^#[\da-f]{6}$/);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(digits.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ["paper", "sheet", "mist", "blush"];
const marks = ["focus", "rule", "link-line"];
const skies = readFileSync("shared/styles/sky.module.css", "utf8");
const skyColor = (part: string, property: string) =>
  new RegExp(`\\.${part} \\{[^}]*${property}: var\\(--([\\w-]+)\\)`).exec(skies)?.[1] ?? "";

const pairs: readonly (readonly [foreground: string, ground: string, min: number])[] = [
  ...grounds.flatMap((ground) => marks.map((mark) => [mark, ground, 3] as const)),
  ["green-paint", "town", 3],
  ...partsOfDay.map(({ id }) => [skyColor(id, "--on-sky"), skyColor(id, "--sky"), 4.5] as const),
];

describe("the contrast", (test) => {
  const pairOf = (name: string) => Object.entries(colors).find(([known]) => known === name)?.[1];
  for (const [foreground, ground, min] of pairs) {
    test(`of ${foreground} on ${ground} is at least ${min}, by day and by night`, () => {
      const [front, back] = [pairOf(foreground), pairOf(ground)];
      assert.ok(front && back);
      for (const scheme of [0, 1] as const) {
        const ratio = contrast(front[scheme], back[scheme]);
        assert.ok(ratio >= min, ratio.toFixed(2));
      }
    });
  }
});

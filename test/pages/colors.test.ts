import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { paintDrawing } from "../../server/build/palette.ts";
import { describe } from "../setup/describe.ts";
import { notFoundPage, renderedPages } from "../setup/pages/rendered-pages.ts";

const colorFile = "shared/styles/colors.ts";

/** Every color written as #rgb, #rgba, #rrggbb or #rrggbbaa in the sources, after the name of its file. */
async function writtenColors(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const folder of ["shared", "server", "client", "public"]) {
    for (const file of await listFiles(folder)) {
      if (/\.(?:css|svg|tsx?|webmanifest)$/.test(file)) {
        const path = join(folder, file);
        const colors =
          (await readFile(path, "utf8")).match(/#(?:[\da-f]{3,4}|(?:[\da-f]{2}){3,4})\b/gi) ?? [];
        found.push(...colors.map((color) => `${path}: ${color}`));
      }
    }
  }
  return found;
}

describe("a color", (test) => {
  test(`is written once, in ${colorFile}`, async () => {
    const colors = await writtenColors();
    assert.ok(colors.length > 100);
    assert.equal(
      colors.filter((color) => !color.startsWith(colorFile)),
      [],
    );
    assert.equal(
      colors.filter((color, index) => colors.indexOf(color) !== index),
      [],
    );
  });

  for (const { path, html } of [...renderedPages, notFoundPage]) {
    test(`that a drawing within ${path} uses is set in its style`, () => {
      const used = Array.from(html.matchAll(/="var\((--[\w-]+)\)"/g), ([, name = ""]) => name);
      assert.equal(
        used.filter((name) => !html.includes(`${name}:`)),
        [],
      );
    });
  }
});

describe("a drawing", (test) => {
  const palette = {
    pigments: { coral: "#f19a86" },
    colors: { sun: ["#fff", "#eee"], fog: ["#ccc", "#333"], road: ["#aaa", "#222"] },
  } as const;

  test("brings the colors it uses, under short names, and no others", () => {
    const svg =
      '<svg viewBox="0 0 4 3"><path fill="var(--road)"/><path fill="var(--sun)" stroke="var(--road)"/></svg>';
    assert.is(
      paintDrawing(svg, "a.svg", palette),
      '<svg id="night" viewBox="0 0 4 3"><style>:root{--0:#aaa;--1:#fff}@media(prefers-color-scheme:dark){:root{--0:#222;--1:#eee}}:root:target{--0:#222;--1:#eee}</style>' +
        '<path fill="var(--0)"/><path fill="var(--1)" stroke="var(--0)"/></svg>',
    );
  });

  test("has pigments in the place of their names", () => {
    assert.is(
      paintDrawing('<svg viewBox="0 0 4 3"><path fill="var(--pigment-coral)"/></svg>', "a.svg", palette),
      '<svg viewBox="0 0 4 3"><path fill="#f19a86"/></svg>',
    );
  });

  test("is refused with a color that there is not, and hears of those that there are", () => {
    const svg = '<svg viewBox="0 0 4 3"><path fill="var(--sum)"/></svg>';
    assert.throws(
      () => paintDrawing(svg, "art/a.svg", palette),
      "art/a.svg uses the color sum, which shared/styles/colors.ts does not have. It has sun, fog, road.",
    );
  });
});

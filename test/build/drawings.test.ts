import * as assert from "uvu/assert";
import { paintDrawing } from "../../server/build/styles/palette.ts";
import { assertThrows } from "../setup/assertions.ts";
import { describe } from "../setup/describe.ts";

const palette = {
  pigments: { coral: "#f19a86" },
  pageColors: {},
  drawingColors: { sun: ["#fff", "#eee"], fog: ["#ccc", "#333"], road: ["#aaa", "#222"] },
} as const;
const unknownColor = '<svg viewBox="0 0 4 3"><path fill="var(--sum)"/></svg>';

describe("a drawing", (test) => {
  test("gets a style with the colors it uses, under short names, and no others", () => {
    const svg =
      '<svg viewBox="0 0 4 3"><path fill="var(--road)"/><path fill="var(--sun)" stroke="var(--road)"/></svg>';
    assert.is(
      paintDrawing(svg, "a.svg", palette),
      '<svg id="night" viewBox="0 0 4 3"><style>:root{--0:#aaa;--1:#fff}@media(prefers-color-scheme:dark){:root{--0:#222;--1:#eee}}:root:target{--0:#222;--1:#eee}</style>' +
        '<path fill="var(--0)"/><path fill="var(--1)" stroke="var(--0)"/></svg>',
    );
  });

  test("gets pigments inline", () => {
    assert.is(
      paintDrawing('<svg viewBox="0 0 4 3"><path fill="var(--pigment-coral)"/></svg>', "a.svg", palette),
      '<svg viewBox="0 0 4 3"><path fill="#f19a86"/></svg>',
    );
  });

  test("is rejected if it uses an unknown color; the message lists the known ones", () => {
    const message =
      "art/a.svg uses the color sum, which shared/styles/colors.ts does not have. It has sun, fog, road.";
    assertThrows(() => paintDrawing(unknownColor, "art/a.svg", palette), message);
  });
});

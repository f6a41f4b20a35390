import * as assert from "uvu/assert";
import { paintDrawing } from "../../server/build/styles/paint.ts";
import { drawingColors, pigments } from "../../shared/styles/colors.ts";
import { assertThrows } from "../setup/assertions.ts";
import { describe } from "../setup/describe.ts";

const {
  road: [road, nightRoad],
  sun: [sun, nightSun],
} = drawingColors;
const unknownColor = '<svg viewBox="0 0 4 3"><path fill="var(--sum)"/></svg>';

describe("a drawing", (test) => {
  test("gets a style with the colors it uses, under short names, and no others", () => {
    const svg =
      '<svg viewBox="0 0 4 3"><path fill="var(--road)"/><path fill="var(--sun)" stroke="var(--road)"/></svg>';
    assert.is(
      paintDrawing(svg, "a.svg"),
      `<svg id="night" viewBox="0 0 4 3"><style>:root{--0:${road};--1:${sun}}@media(prefers-color-scheme:dark){:root{--0:${nightRoad};--1:${nightSun}}}:root:target{--0:${nightRoad};--1:${nightSun}}</style>` +
        '<path fill="var(--0)"/><path fill="var(--1)" stroke="var(--0)"/></svg>',
    );
  });

  test("gets pigments inline", () => {
    assert.is(
      paintDrawing('<svg viewBox="0 0 4 3"><path fill="var(--pigment-coral)"/></svg>', "a.svg"),
      `<svg viewBox="0 0 4 3"><path fill="${pigments.coral}"/></svg>`,
    );
  });

  test("is rejected if it uses an unknown color; the message lists the known ones", () => {
    const message =
      "art/a.svg uses the color sum, which shared/styles/colors.ts does not have. It has paper, sheet, mist,";
    assertThrows(() => paintDrawing(unknownColor, "art/a.svg"), message);
  });
});

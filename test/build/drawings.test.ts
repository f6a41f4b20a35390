import * as assert from "uvu/assert";
import { paintDrawing } from "../../server/build/styles/paint.ts";
import { colors } from "../../shared/styles/colors.ts";
import { assertThrows } from "../setup/assertions.ts";
import { describe } from "../setup/describe.ts";

const {
  road: [road, nightRoad],
  sun: [sun, nightSun],
} = colors;
const unknownColor = '<svg viewBox="0 0 4 3"><path fill="var(--sum)"/></svg>';

describe("a drawing", (test) => {
  test("gets a style with the colors it uses, under short names, and no others", () => {
    const svg =
      '<svg viewBox="0 0 4 3"><path fill="var(--road)"/><path fill="var(--sun)" stroke="var(--road)"/></svg>';
    assert.is(
      paintDrawing(svg, "a.svg"),
      `<svg id="night" viewBox="0 0 4 3"><style>:root{--1:${sun};--0:${road}}@media(prefers-color-scheme:dark){:root{--1:${nightSun};--0:${nightRoad}}}:root:target{--1:${nightSun};--0:${nightRoad}}</style>` +
        '<path fill="var(--0)"/><path fill="var(--1)" stroke="var(--0)"/></svg>',
    );
  });

  test("is rejected if it uses an unknown color; the message lists the known ones", () => {
    const message =
      "art/a.svg uses the color sum, which shared/styles/colors.ts does not have. It has paper, sheet, mist,";
    assertThrows(() => paintDrawing(unknownColor, "art/a.svg"), message);
  });
});

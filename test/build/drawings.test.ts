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
  test("gets a style with the colors it uses, and no others", () => {
    const svg =
      '<svg viewBox="0 0 4 3"><path fill="var(--road)"/><path fill="var(--sun)" stroke="var(--road)"/></svg>';
    assert.is(
      paintDrawing(svg, "a.svg"),
      `<svg id="night" viewBox="0 0 4 3"><style>:root{--sun:${sun};--road:${road}}:root:target{--sun:${nightSun};--road:${nightRoad}}</style>` +
        '<path fill="var(--road)"/><path fill="var(--sun)" stroke="var(--road)"/></svg>',
    );
  });

  test("is rejected if it uses an unknown color; the message lists the known ones", () => {
    const message =
      "art/a.svg uses the color sum, which shared/styles/colors.ts does not have. It has paper, sheet, mist,";
    assertThrows(() => paintDrawing(unknownColor, "art/a.svg"), message);
  });
});

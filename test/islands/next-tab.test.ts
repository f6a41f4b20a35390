import fc from "fast-check";
import * as assert from "uvu/assert";
import { nextTab } from "../../shared/islands/next-tab.ts";
import { describe } from "../setup/describe.ts";

describe("the next tab", (test) => {
  test("of ArrowRight is the neighbor, and after the last the first", () => {
    assert.equal(
      [0, 1, 2].map((tab) => nextTab("ArrowRight", tab, 3)),
      [1, 2, 0],
    );
  });

  test("of ArrowLeft is the neighbor, and before the first the last", () => {
    assert.equal(
      [0, 1, 2].map((tab) => nextTab("ArrowLeft", tab, 3)),
      [2, 0, 1],
    );
  });

  test("of Home is the first", () => {
    assert.equal(
      [0, 1, 2].map((tab) => nextTab("Home", tab, 3)),
      [0, 0, 0],
    );
  });

  test("of End is the last", () => {
    assert.equal(
      [0, 1, 2].map((tab) => nextTab("End", tab, 3)),
      [2, 2, 2],
    );
  });

  for (const key of ["ArrowUp", "ArrowDown", "Enter", " ", "Tab", "Delete", "PageDown", "a", ""]) {
    test(`is none for ${JSON.stringify(key)}`, () => {
      assert.is(nextTab(key, 1, 3), undefined);
    });
  }

  test("leads back with the opposite arrow, however many tabs there are", () => {
    const place = fc
      .integer({ min: 1, max: 20 })
      .chain((count) =>
        fc.record({ count: fc.constant(count), current: fc.integer({ min: 0, max: count - 1 }) }),
      );
    fc.assert(
      fc.property(place, ({ count, current }) => {
        const right = nextTab("ArrowRight", current, count) ?? -1;
        assert.is(nextTab("ArrowLeft", right, count), current);
      }),
    );
  });
});

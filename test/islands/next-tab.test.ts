import * as assert from "uvu/assert";
import { nextTab } from "../../shared/islands/next-tab.ts";
import { describe } from "../setup/describe.ts";

describe("the next tab", (test) => {
  const none = [undefined, undefined, undefined];
  const always = { Home: [0, 0, 0], End: [2, 2, 2], Enter: none, a: none };
  const forward = [1, 2, 0];
  const back = [2, 0, 1];
  const moves = {
    horizontal: { ...always, ArrowRight: forward, ArrowLeft: back, ArrowDown: none, ArrowUp: none },
    vertical: { ...always, ArrowRight: none, ArrowLeft: none, ArrowDown: forward, ArrowUp: back },
  };
  for (const orientation of ["horizontal", "vertical"] as const) {
    for (const [key, next] of Object.entries(moves[orientation])) {
      test(`after ${key} is ${next}, for each of three ${orientation} tabs`, () => {
        assert.equal(
          [0, 1, 2].map((tab) => nextTab(key, tab, 3, orientation)),
          next,
        );
      });
    }
  }

  test("is the same if there is only one", () => {
    assert.is(nextTab("ArrowRight", 0, 1), 0);
    assert.is(nextTab("ArrowLeft", 0, 1), 0);
  });
});

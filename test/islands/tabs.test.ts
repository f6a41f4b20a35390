import * as assert from "uvu/assert";
import { nextTab } from "../../shared/islands/Tabs.tsx";
import { describe } from "../setup/describe.ts";

describe("the next tab", (test) => {
  const none = [undefined, undefined, undefined];
  const moves = {
    ArrowRight: [1, 2, 0],
    ArrowLeft: [2, 0, 1],
    Home: [0, 0, 0],
    End: [2, 2, 2],
    ArrowDown: none,
    ArrowUp: none,
    Enter: none,
    a: none,
  };
  for (const [key, next] of Object.entries(moves)) {
    test(`after ${key} is ${next}, for each of three tabs`, () => {
      assert.equal(
        [0, 1, 2].map((tab) => nextTab(key, tab, 3)),
        next,
      );
    });
  }

  test("is the same if there is only one", () => {
    assert.is(nextTab("ArrowRight", 0, 1), 0);
    assert.is(nextTab("ArrowLeft", 0, 1), 0);
  });
});

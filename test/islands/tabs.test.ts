import * as assert from "uvu/assert";
import { nextTab } from "../../shared/islands/Tabs.tsx";
import { describe } from "../setup/describe.ts";

describe("the next tab", (test) => {
  const tabs = ["a", "b", "c"];
  const none = [undefined, undefined, undefined];
  const moves = {
    ArrowRight: ["b", "c", "a"],
    ArrowLeft: ["c", "a", "b"],
    Home: ["a", "a", "a"],
    End: ["c", "c", "c"],
    " ": tabs,
    ArrowDown: none,
    ArrowUp: none,
    Enter: none,
    a: none,
  };
  for (const [key, next] of Object.entries(moves)) {
    test(`after "${key}" is ${next}, from each of three tabs`, () => {
      assert.equal(
        tabs.map((tab) => nextTab(key, tab, tabs)),
        next,
      );
    });
  }

  test("is the same if there is only one", () => {
    assert.is(nextTab("ArrowRight", "a", ["a"]), "a");
    assert.is(nextTab("ArrowLeft", "a", ["a"]), "a");
  });
});

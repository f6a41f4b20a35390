import { createElement } from "react";
import { TabSet } from "../../shared/islands/TabSet.tsx";
import { assertThrows } from "../setup/assert-throws.ts";
import { describe } from "../setup/describe.ts";

describe("a set of tabs", (test) => {
  test("has three at most, because the style sheet opens a panel by its position", () => {
    const tabs = ["bus", "car", "van", "train"].map((id) => {
      return { id, label: id, picture: `spots/${id}`, panel: createElement("h2") };
    });
    assertThrows(() => TabSet({ label: "Ways", tabs }), '"Ways" has 4 tabs.');
  });
});

import { TabSet } from "../../shared/islands/TabSet.tsx";
import { assertThrows } from "../setup/assert-throws.ts";
import { describe } from "../setup/describe.ts";

describe("a set of tabs", (test) => {
  test("has no more than the style sheet marks before hydration", () => {
    const tabs = ["a", "b", "c", "d"].map((id) => ({
      id,
      name: id,
      picture: "spots/foods",
      panel: <p>{id}</p>,
    }));
    assertThrows(
      () => TabSet({ label: "Letters", tabs }),
      "“Letters” has 4 tabs. Tabs.module.css marks 3: add a rule there first.",
    );
  });
});

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Tabs } from "../../shared/islands/Tabs.tsx";
import { assertThrows } from "../setup/assert-throws.ts";
import { describe } from "../setup/describe.ts";

describe("a set of tabs", (test) => {
  test("has three at most, because the style sheet opens a panel by its position", () => {
    const tabs = ["bus", "car", "van", "train"].map((id) => ({ id, label: id }));
    const render = () => renderToStaticMarkup(createElement(Tabs, { label: "Ways", tabs }));
    assertThrows(render, '"Ways" has 4 tabs.');
  });
});

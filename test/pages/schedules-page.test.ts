import * as assert from "uvu/assert";
import { paths } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";
import { documentAt } from "../setup/pages/rendered-pages.ts";

const page = documentAt(paths.schedules);

describe("the day sheet", (test) => {
  test("has a row for the hours and one for each terminal on wide screens", () => {
    const heads = page.querySelectorAll("th[scope=col][data-origin]");
    const terminals = new Set(Array.from(heads, (head) => head.getAttribute("data-origin")));
    assert.match(page.querySelector("style")?.textContent ?? "", `--sheet-rows:${terminals.size + 1}}`);
  });
});

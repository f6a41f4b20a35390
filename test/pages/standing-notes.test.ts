import * as assert from "uvu/assert";
import { patternNote } from "../../shared/content/schedule-notes.ts";
import { operatorPath, paths } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";
import { readPage } from "../setup/pages/read-page.ts";
import { pageAt } from "../setup/pages/rendered-pages.ts";

const profile = operatorPath("victory-liner");
const withTimes = [paths.home, paths.schedules, paths.terminals, profile];

describe("a page", (test) => {
  const says = (path: string, note: string) =>
    readPage(pageAt(path).html)
      .body.textContent.replaceAll("\u2060", "")
      .replaceAll(/\s+/g, " ")
      .includes(note);

  for (const path of withTimes) {
    test(`with departure times says where they come from: ${path}`, () => {
      assert.ok(says(path, patternNote));
    });
  }
});

import * as assert from "uvu/assert";
import { fareNote, patternNote } from "../../shared/content/schedule-notes.ts";
import { operatorPath, paths } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";
import { linesOf } from "../setup/pages/page-lines.ts";
import { pageAt } from "../setup/pages/rendered-pages.ts";

const profile = operatorPath("victory-liner");
const withTimes = [paths.home, paths.schedules, paths.terminals, profile];
const withFares = [paths.home, paths.terminals, paths.routes, paths.operators, paths.gettingThere, profile];

describe("a page", (test) => {
  const says = (path: string, note: string) =>
    linesOf(path, pageAt(path).html).some(({ text }) => text.includes(note));

  for (const path of withTimes) {
    test(`with the times of a day says whose they are: ${path}`, () => {
      assert.ok(says(path, patternNote));
    });
  }

  for (const path of withFares) {
    test(`with fares says that they may change: ${path}`, () => {
      assert.ok(says(path, fareNote));
    });
  }
});

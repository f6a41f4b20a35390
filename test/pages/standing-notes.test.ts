import * as assert from "uvu/assert";
import { fareNote, patternNote } from "../../shared/content/schedule-notes.ts";
import { paths } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";
import { readPage } from "../setup/pages/read-page.ts";
import { pageAt } from "../setup/pages/rendered-pages.ts";

describe("a page", (test) => {
  const textOf = (path: string) =>
    readPage(pageAt(path).html)
      .querySelector("main")
      ?.textContent.replace(/[\u2060\u00a0]/g, (mark) => (mark === "\u00a0" ? " " : ""));

  for (const path of [paths.home, paths.schedules, paths.terminals]) {
    test(`with the times of a day says whose they are: ${path}`, () => {
      assert.ok(textOf(path)?.includes(patternNote));
    });
  }

  for (const path of [
    paths.home,
    paths.schedules,
    paths.terminals,
    paths.routes,
    paths.operators,
    paths.gettingThere,
  ]) {
    test(`with fares says that they may change: ${path}`, () => {
      assert.ok(textOf(path)?.includes(fareNote));
    });
  }
});

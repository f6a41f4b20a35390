import * as assert from "uvu/assert";
import { paths } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";
import { linesOf } from "../setup/pages/page-lines.ts";
import { renderedPages } from "../setup/pages/rendered-pages.ts";

/** Pages about the city: what they do not know, they say in one place. */
const cityPages: readonly string[] = [paths.destinations, paths.foods, paths.festivals, paths.stay];

describe("a page about the city", (test) => {
  for (const { path, html } of renderedPages.filter((page) => cityPages.includes(page.path))) {
    test(`sends its readers to ask or check at most once: ${path}`, () => {
      const found = linesOf(path, html)
        .filter(({ text }) => /\b(?:ask|check|confirm)\b(?!-)/i.test(text))
        .map(({ text }) => text);
      assert.ok(found.length <= 1, found.join("\n"));
    });
  }
});

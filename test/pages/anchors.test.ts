import { Window } from "happy-dom";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { renderedPages } from "../setup/pages/rendered-pages.ts";

describe("every part of a page", (test) => {
  for (const { path, html } of renderedPages) {
    test(`on ${path} can be linked`, () => {
      const { document } = new Window();
      document.write(html);
      const headings = Array.from(document.querySelectorAll("main h2"));
      const lost = headings.filter((heading) => heading.closest("[id]:not(main)") === null);
      assert.equal(
        lost.map(({ textContent }) => textContent),
        [],
      );
    });
  }
});

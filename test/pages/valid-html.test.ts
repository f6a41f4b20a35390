import { HtmlValidate } from "html-validate";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { everyPage, pageAt, readPage } from "../setup/pages.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // Matters of style: the lowercase doctype is ours, the rest is how React writes HTML.
    "doctype-style": "off",
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Safari 15 and 16 need the roles of a table whose parts have another display.
    "no-redundant-role": "off",
  },
});

describe("the HTML", (test) => {
  for (const { path, html } of everyPage()) {
    test(`of ${path} is valid, and every section has an anchor`, async () => {
      const { results } = await validator.validateString(html);
      const violations = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
      );
      assert.equal(violations, []);
      const headings = Array.from(readPage(html).querySelectorAll("main h2"));
      const unreachable = headings.filter((heading) => heading.closest("[id]:not(main)") === null);
      assert.equal(
        unreachable.map(({ textContent }) => textContent),
        [],
      );
    });
  }

  test("names the role of every part of the table that style sheets lay out anew", () => {
    const table = readPage(pageAt("/schedules").html).querySelector("table[class*=Timetable]");
    assert.ok(table);
    const parts = [table, ...table.querySelectorAll("thead, tbody, tr, th, td")];
    assert.ok(parts.every((part) => part.hasAttribute("role")));
  });
});

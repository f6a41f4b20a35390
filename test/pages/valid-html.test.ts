import { HtmlValidate } from "html-validate";
import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { notFoundPage, renderedPages } from "../setup/pages/rendered-pages.ts";

describe("the HTML of every page", (test) => {
  const validator = new HtmlValidate({
    extends: ["html-validate:recommended"],
    rules: {
      // Style of writing: the small doctype is ours, the others are how React writes.
      "doctype-style": "off",
      "attr-case": "off",
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      // The rows of the timetable are grids on a phone, and browsers then forget that they belong to a table.
      "no-redundant-role": "off",
    },
  });

  for (const { path, html } of [...renderedPages, notFoundPage]) {
    test(`of ${path} is valid`, async () => {
      const { results } = await validator.validateString(html);
      const violations = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
      );
      assert.equal(violations, []);
    });
  }
});

import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { readPage } from "../setup/pages/read-page.ts";
import { everyPage } from "../setup/pages/rendered-pages.ts";

describe("a page with fares with ID", (test) => {
  for (const { path, html } of everyPage()) {
    const text = readPage(html).querySelector("main")?.textContent ?? "";
    if (/₱\d+ with ID/.test(text)) {
      test(`says who gets them: ${path}`, () => {
        assert.match(text, /“With ID”(?:: | is for )students, senior citizens/);
      });
    }
  }
});

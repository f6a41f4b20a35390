import * as assert from "uvu/assert";
import { newsItems } from "../../shared/content/news.ts";
import { paths } from "../../shared/paths.ts";
import { longDate } from "../../shared/values/format.ts";
import { describe } from "../setup/describe.ts";
import { documentAt } from "../setup/pages.ts";

describe("a news card", (test) => {
  const page = documentAt(paths.news);

  for (const { id, title, date, category, summary } of newsItems) {
    test(`shows title, long date, category and summary: ${id}`, () => {
      assert.equal(
        ["h3", "time", "time + span", "div ~ p"].map(
          (part) => page.querySelector(`#${id} ${part}`)?.textContent,
        ),
        [title, longDate(date), category, summary],
      );
    });
  }
});

import * as assert from "uvu/assert";
import { describe } from "../setup/describe.ts";
import { type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";
import { searches } from "../setup/pages/searches.ts";
import { ask } from "../setup/requests/raw-request.ts";

const styleOf = (html: string) => /<style>.*?<\/style>/s.exec(html)?.[0];
const firstResult = (html: string) =>
  /<ol id="search-results"[^>]*><li[^>]*><a [^>]*href="([^"]*)"/.exec(html)?.[1];

describe("the search page", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());
  const search = (query: string) => ask(guide.port, "GET", `/search?q=${encodeURIComponent(query)}`);

  for (const [query, address] of searches) {
    test(`answers "${query}" without a script`, async () => {
      const { status, body } = await search(query);
      assert.is(status, 200);
      assert.is(firstResult(body.toString()), address);
    });
  }

  test("leaves nothing for a script to answer", async () => {
    assert.not.match((await search("ube")).body.toString(), "data-search-data");
    assert.match((await ask(guide.port, "GET", "/search")).body.toString(), "data-search-data");
  });

  test("shows what was asked as text, whatever it is", async () => {
    const { body } = await search(`"><script>alert(1)</script>`);
    const html = body.toString();
    assert.not.match(html, "<script>alert");
    assert.match(html, "&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  test("has one style sheet whatever it shows, so that the policy knows it", async () => {
    const empty = styleOf((await ask(guide.port, "GET", "/search")).body.toString());
    assert.ok(empty);
    for (const query of ["ube", "xyzzy", "", "bus ".repeat(40), "var(--t-numeral)", ' fill="var(--blush)"']) {
      assert.is(styleOf((await search(query)).body.toString()), empty, query);
    }
  });

  test("answers odd queries like any other", async () => {
    const queries = [
      "?q=",
      "?",
      "?q=ube&q=taho",
      "?q[]=ube",
      "?Q=ube",
      "?q=%00ube",
      "?q=%zz",
      "?utm_source=chat",
    ];
    for (const query of queries) {
      assert.is((await ask(guide.port, "GET", `/search${query}`)).status, 200, query);
    }
    assert.is((await search("x".repeat(8_000))).status, 200);
    assert.is((await search("x".repeat(10_000))).status, 414);
  });

  test("is listed by search engines before it is asked", async () => {
    for (const query of ["", "?q=", "?q=%20", "?utm_source=chat"]) {
      const { body } = await ask(guide.port, "GET", `/search${query}`);
      assert.not.match(body.toString(), "noindex", query);
      assert.match(body.toString(), '<link rel="canonical" href="', query);
    }
  });

  test("is kept by nobody once it answers, and listed by no search engine", async () => {
    const { headers, body } = await search("ube");
    assert.is(headers["cache-control"], "no-store");
    assert.match(body.toString(), '<meta name="robots" content="noindex"/>');
  });
});

describe("the Page Not Found page", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  test("names the page that was probably meant, with the same policy", async () => {
    const { status, body } = await ask(guide.port, "GET", "/shedules");
    assert.is(status, 404);
    assert.match(body.toString(), '<a href="/schedules">Buses to Baguio</a>?');
    const plain = await ask(guide.port, "GET", "/nowhere");
    assert.is(styleOf(body.toString()), styleOf(plain.body.toString()));
    assert.not.match(plain.body.toString(), "Did you mean");
  });
});

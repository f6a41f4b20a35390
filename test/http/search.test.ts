import { mock } from "node:test";
import * as assert from "uvu/assert";
import { searchText } from "../../shared/content/search.ts";
import { startGuide } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { readPage } from "../setup/pages.ts";
import { ask } from "../setup/requests.ts";

const firstResult = (html: string) =>
  readPage(html).querySelector("[data-results=best] a")?.getAttribute("href");

const guide = await startGuide();

describe("the search page", (test) => {
  const search = (query: string) => ask(guide.port, "GET", `/search?q=${encodeURIComponent(query)}`);

  test("has results without JavaScript", async () => {
    const { status, body } = await search("strawbery farm");
    assert.is(status, 200);
    assert.is(firstResult(body.toString()), "/destinations#strawberry-farm");
  });

  test("lists other ways only if there are no results", async () => {
    assert.not.match((await search("ube")).body.toString(), searchText.pagesHeading);
    assert.match((await search("xyzzy")).body.toString(), searchText.pagesHeading);
  });

  test("loads the search script only if there is no query", async () => {
    assert.not.match((await search("ube")).body.toString(), "data-search-data");
    assert.match((await ask(guide.port, "GET", "/search")).body.toString(), "data-search-data");
  });

  test("escapes the query", async () => {
    const html = (await search(`"><script>alert(1)</script>`)).body.toString();
    assert.not.match(html, "<script>alert");
    assert.match(html, "&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  test("accepts unusual queries", async () => {
    for (const query of ["?q=", "?", "?q=ube&q=taho", "?q[]=ube", "?Q=ube", "?q=%00ube", "?q=%zz"]) {
      assert.is((await ask(guide.port, "GET", `/search${query}`)).status, 200, query);
    }
    assert.match((await search("x".repeat(8_000))).body.toString(), "Please shorten your question");
  });

  test("may be indexed only without a query", async () => {
    for (const query of ["", "?q=", "?q=%20", "?utm_source=chat"]) {
      const { body } = await ask(guide.port, "GET", `/search${query}`);
      assert.not.match(body.toString(), "noindex", query);
    }
    const { headers, body } = await search("ube");
    assert.is(headers["cache-control"], "no-store");
    assert.match(body.toString(), '<meta name="robots" content="noindex"/>');
  });

  test("gives each query its own results", async () => {
    for (const query of ["ube", "taho", "ube"]) {
      assert.match((await search(query)).body.toString(), `value="${query}"`);
    }
  });

  test("refuses more than 300 searches a minute from one client behind a trusted proxy", async () => {
    const own = await startGuide({ trustedProxies: 1 });
    const from = async (address: string) => {
      const { status, headers } = await ask(own.port, "GET", "/search?q=ube", { "X-Forwarded-For": address });
      return status === 429 ? `429 ${headers["cache-control"]} ${headers["retry-after"]}` : String(status);
    };
    await Promise.all(Array.from({ length: 300 }, () => from("203.0.113.1")));
    assert.match(await from("203.0.113.1"), /^429 no-store [1-9]\d?$/);
    assert.is(await from("203.0.113.2"), "200");
    assert.is((await ask(own.port, "GET", "/search")).headers.ratelimit, undefined);
  });

  test("warns once that searches come through a proxy, unless it is trusted", async () => {
    for (const trustedProxies of [0, 1]) {
      const own = await startGuide({ trustedProxies });
      const warning = mock.method(console, "error", () => undefined);
      for (let count = 0; count < 2; count += 1) {
        await ask(own.port, "GET", "/search?q=ube", { "X-Forwarded-For": "203.0.113.1" });
      }
      assert.is(warning.mock.callCount(), trustedProxies === 0 ? 1 : 0);
      warning.mock.restore();
    }
  });

  test("sends compressed results, with the policy of its own style", async () => {
    const { headers } = await ask(guide.port, "GET", "/search?q=ube", { "Accept-Encoding": "gzip" });
    assert.is(headers["content-encoding"], "gzip");
    assert.is(headers.etag, undefined);
    assert.match(headers["content-security-policy"] ?? "", /style-src 'sha256-/);
  });
});

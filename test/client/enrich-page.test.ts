import * as assert from "uvu/assert";
import { enrichPage } from "../../client/offline/enrich-page.ts";
import { pageLink } from "../../client/page-link.ts";
import { describe } from "../setup/describe.ts";

const assets = ["/assets/hydrate.1.js", "/assets/fonts/display.1.woff2"];
const html = { "Content-Type": "text/html; charset=utf-8" };

describe("an answer that the worker passes on", (test) => {
  test("names the font and its use, and the links to prerender, and is otherwise the page that came", async () => {
    const headers = { ...html, "Content-Encoding": "br", "Content-Length": "5", ETag: '"1"' };
    const page = enrichPage(new Response("a page", { status: 404, headers }), assets);
    assert.equal(Object.fromEntries(page.headers), {
      "content-type": html["Content-Type"],
      etag: '"1"',
      link: '</assets/fonts/display.1.woff2>;rel=preload;as=font;type="font/woff2";crossorigin',
      "speculation-rules": page.headers.get("Speculation-Rules"),
    });
    const [, type, rules = ""] =
      /^"data:(.*?),(.*)"$/.exec(page.headers.get("Speculation-Rules") ?? "") ?? [];
    assert.is(type, "application/speculationrules+json");
    assert.equal(JSON.parse(decodeURIComponent(rules)), {
      prerender: [{ where: { selector_matches: pageLink }, eagerness: "moderate" }],
    });
    assert.is(page.status, 404);
    assert.is(await page.text(), "<!doctype html><html data-display-face>a page");
  });

  const others = {
    "a page without a body": [new Response(null, { status: 204, headers: html }), assets],
    data: [Response.json({}), assets],
    "what cannot be read, as a redirect to elsewhere": [Response.error(), assets],
  } as const;
  for (const [name, [answer, known]] of Object.entries(others)) {
    test(`is as it came where it is ${name}`, () => {
      assert.is(enrichPage(answer, known), answer);
    });
  }
});

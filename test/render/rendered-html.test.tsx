import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import * as assert from "uvu/assert";
import { mapText, readHtml } from "../../server/render/rendered-html.ts";
import { describe } from "../setup/describe.ts";

const read = (element: ReactElement) => readHtml(renderToString(element));

describe("reading rendered HTML", (test) => {
  test("finds ids and addresses", () => {
    const { ids, addresses } = read(
      <form id="search" className="wrap" action="/search">
        <img src="/favicon.ico" srcSet="/small.png 1x, /large.png 2x" alt="" />
        <a id="on" href="/search?q=a&b=c#results">
          On
        </a>
        <script type="module" src="/assets/hydrate.js" />
      </form>,
    );
    assert.equal(ids, ["search", "on"]);
    assert.equal(addresses.toSorted(), [
      "/assets/hydrate.js",
      "/favicon.ico",
      "/large.png",
      "/search",
      "/search?q=a&b=c#results",
      "/small.png",
    ]);
  });

  test("never mistakes text for attributes", () => {
    const typed = ' id="x" href="/evil"';
    const { ids, addresses } = read(<p title={typed}>{typed}</p>);
    assert.equal([ids.length, addresses.length], [0, 0]);
  });
});

describe("mapping the text of a page", (test) => {
  test("changes only text between tags, not attributes, scripts, styles or the title", () => {
    const page = '<title>a</title><style>a{}</style><a title="a">a<b>a</b></a><script>a</script>';
    assert.is(
      mapText(page, (text) => text.toUpperCase()),
      '<title>a</title><style>a{}</style><a title="a">A<b>A</b></a><script>a</script>',
    );
  });
});

import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import * as assert from "uvu/assert";
import { linksOf } from "../../server/build/page-links.ts";
import { describe } from "../setup/describe.ts";

const read = (element: ReactElement) => linksOf(renderToString(element));

describe("the links of a page", (test) => {
  test("are its ids and addresses", () => {
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

  test("are never texts that look like attributes", () => {
    const typed = ' id="x" href="/evil"';
    const { ids, addresses } = read(<p title={typed}>{typed}</p>);
    assert.equal([ids.length, addresses.length], [0, 0]);
  });
});

import * as assert from "uvu/assert";
import { isForPrerendering, pagePathOf, type Strategy, strategyFor } from "../../client/offline/strategy.ts";
import type { PrecacheManifest } from "../../shared/universal/offline.ts";
import { describe } from "../setup/describe.ts";

const origin = "https://baguio.example";
const manifest: PrecacheManifest = {
  version: "1",
  pages: [
    ["/", "a", []],
    ["/foods", "b", []],
    ["/operators/joy-bus", "c", []],
    ["/404", "d", []],
  ],
  notFound: "/404",
  assets: ["/assets/hydrate.12345678.js"],
  others: ["/healthz", "/robots.txt"],
};

interface Asked {
  path?: string;
  url?: string;
  method?: string;
  mode?: RequestMode;
  cache?: RequestCache;
  range?: string;
}

function strategyOf({ path = "/", url = origin + path, method = "GET", mode = "navigate", ...rest }: Asked) {
  const headers = new Headers(rest.range === undefined ? {} : { Range: rest.range });
  return strategyFor({ url, method, mode, cache: rest.cache ?? "default", headers }, manifest, origin);
}

describe("the way a request is answered", (test) => {
  const ways: readonly (readonly [name: string, asked: Asked, strategy: Strategy])[] = [
    ["a page", { path: "/foods" }, "cache-first-while-fresh"],
    ["a page with a query", { path: "/foods?utm_source=chat" }, "cache-first-while-fresh"],
    ["a page that is loaded again", { path: "/foods", cache: "no-cache" }, "network-first"],
    ["a page that is loaded past every cache", { path: "/foods", cache: "reload" }, "network-first"],
    ["the Page Not Found page", { path: "/404" }, "network-first"],
    ["a page with a trailing slash", { path: "/foods/" }, "network-first"],
    ["an unknown path", { path: "/nowhere" }, "network-first"],
    ["an unknown path that looks like a file", { path: "/wp-login.php" }, "network-first"],
    ["a page that a script asks for", { path: "/foods", mode: "cors" }, "cache-first-while-fresh"],
    ["an unknown path that a script asks for", { path: "/nowhere", mode: "cors" }, "none"],
    ["a picture", { path: "/assets/art/mark.1.svg", mode: "no-cors" }, "cache-first"],
    ["a picture in a tab of its own", { path: "/assets/art/mark.1.svg" }, "cache-first"],
    ["the health of the server", { path: "/healthz" }, "none"],
    ["a file of its own name", { path: "/robots.txt" }, "none"],
    ["an icon", { path: "/favicon.ico", mode: "no-cors" }, "none"],
    ["another method", { path: "/foods", method: "POST" }, "none"],
    ["a question for the headers", { path: "/foods", method: "HEAD" }, "none"],
    ["a part of a page", { path: "/foods", range: "bytes=0-9" }, "none"],
    ["a part of a picture", { path: "/assets/art/mark.1.svg", mode: "no-cors", range: "bytes=0-9" }, "none"],
    ["another host", { url: "https://elsewhere.example/foods", mode: "no-cors" }, "none"],
    [
      "what DevTools looks for in the cache",
      { path: "/foods", mode: "no-cors", cache: "only-if-cached" },
      "none",
    ],
    [
      "what a page looks for in the cache",
      { path: "/foods", mode: "same-origin", cache: "only-if-cached" },
      "cache-first-while-fresh",
    ],
  ];
  for (const [name, asked, strategy] of ways) {
    test(`is "${strategy}" for ${name}`, () => {
      assert.is(strategyOf(asked), strategy);
    });
  }
});

describe("the saved page at an address", (test) => {
  const addresses: Readonly<Record<string, string>> = {
    "/": "/",
    "/?source=homescreen": "/",
    "/foods": "/foods",
    "/foods/": "/foods",
    "/foods?q=ube#jam": "/foods",
    "/operators/joy-bus/": "/operators/joy-bus",
    "/Foods": "/404",
    "/foods//": "/404",
    "//": "/404",
    "/nowhere": "/404",
    "/constructor": "/404",
    "/__proto__": "/404",
  };
  for (const [address, path] of Object.entries(addresses)) {
    test(`is ${path} for ${address}`, () => {
      assert.is(pagePathOf(`${origin}${address}`, manifest), path);
    });
  }
});

describe("a request that comes in order to prerender a page", (test) => {
  for (const [purpose, isAhead] of [
    ["prefetch;prerender", true],
    ["prefetch", false],
    ["", false],
  ] as const) {
    test(`${isAhead ? "has" : "has not"} the purpose "${purpose}"`, () => {
      assert.is(isForPrerendering({ headers: new Headers({ "Sec-Purpose": purpose }) }), isAhead);
    });
  }
});

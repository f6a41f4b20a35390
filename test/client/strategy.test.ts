import * as assert from "uvu/assert";
import { pagePathOf, type Strategy, strategyFor } from "../../client/offline/strategy.ts";
import type { PrecacheManifest } from "../../shared/offline.ts";
import { describe } from "../setup/describe.ts";

const origin = "https://baguio.example";
const manifest: PrecacheManifest = {
  version: "1",
  documents: [
    ["/", "a", []],
    ["/foods", "b", []],
    ["/operators/joy-bus", "c", []],
    ["/404", "d", []],
  ],
  notFound: "/404",
  assets: ["/assets/hydrate.12345678.js"],
  networkPaths: ["/healthz", "/robots.txt"],
};
const picture = "/assets/art/mark.1.svg";

interface Parts {
  method?: string;
  mode?: RequestMode;
  cache?: RequestCache;
  range?: string;
}

function strategyOf(address: string, { method = "GET", mode = "navigate", cache = "default", range }: Parts) {
  const { href: url } = new URL(address, origin);
  const headers = new Headers(range === undefined ? {} : { Range: range });
  return strategyFor({ url, method, mode, cache, headers }, manifest, origin);
}

describe("the strategy of the service worker", (test) => {
  const requests: readonly (readonly [strategy: Strategy, address: string, parts?: Parts])[] = [
    ["cache-first-while-fresh", "/foods"],
    ["cache-first-while-fresh", "/foods?utm_source=chat"],
    ["cache-first-while-fresh", "/foods", { mode: "cors" }],
    ["cache-first-while-fresh", "/foods", { mode: "same-origin", cache: "only-if-cached" }],
    ["network-first", "/foods", { cache: "no-cache" }],
    ["network-first", "/foods", { cache: "no-store" }],
    ["network-first", "/foods", { cache: "reload" }],
    ["network-first", "/foods/"],
    ["network-first", "/404"],
    ["network-first", "/nowhere"],
    ["network-first", "/wp-login.php"],
    ["cache-first", picture, { mode: "no-cors" }],
    ["none", picture, { mode: "no-cors", range: "bytes=0-9" }],
    ["none", "/nowhere", { mode: "cors" }],
    ["none", "/healthz"],
    ["none", "/robots.txt"],
    ["none", "/favicon.ico", { mode: "no-cors" }],
    ["none", "/foods", { method: "POST" }],
    ["none", "/foods", { method: "HEAD" }],
    ["none", "/foods", { range: "bytes=0-9" }],
    ["none", "/foods", { mode: "no-cors", cache: "only-if-cached" }],
    ["none", "https://elsewhere.example/foods", { mode: "no-cors" }],
  ];
  for (const [strategy, address, parts = {}] of requests) {
    test(`is ${strategy} for ${address} ${JSON.stringify(parts)}`, () => {
      assert.is(strategyOf(address, parts), strategy);
    });
  }
});

describe("the saved page at an address", (test) => {
  const addresses: Readonly<Record<string, string>> = {
    "/": "/",
    "/foods": "/foods",
    "/foods/": "/foods",
    "/foods?q=ube#jam": "/foods",
    "/operators/joy-bus/": "/operators/joy-bus",
    "/Foods": "/404",
    "/foods//": "/404",
    "/nowhere": "/404",
    "/constructor": "/404",
  };
  for (const [address, path] of Object.entries(addresses)) {
    test(`is ${path} for ${address}`, () => {
      assert.is(pagePathOf(`${origin}${address}`, manifest), path);
    });
  }
});

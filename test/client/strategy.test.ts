import * as assert from "uvu/assert";
import { networkFirst, pagePathOf, type Strategy, strategyFor } from "../../client/offline/strategy.ts";
import { type PrecacheManifest, webManifestPath } from "../../shared/contract/offline.ts";
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
  unsavedPaths: ["/healthz", "/robots.txt"],
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

const never = new Promise<never>(() => {});
const timeIsUp = Promise.resolve(undefined);
const saved = async (): Promise<Response | undefined> => new Response("saved");
const nothing = async () => undefined;

const manifestLink = `<link rel="manifest" href="${webManifestPath}">`;

/** An HTML page from the network: the guide's, unless it has other content. */
const page = async (status = 200, content = manifestLink) =>
  new Response(`${content}fresh`, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
const noNetwork = () => Promise.reject<Response>(new TypeError("Failed to fetch"));

async function outcome(network: Promise<Response>, { isPage = true, isLate = false, find = saved } = {}) {
  const response = await networkFirst(network, isPage, isLate ? timeIsUp : never, find);
  return `${response.status} ${(await response.text()).replace(manifestLink, "")}`;
}

describe("a requested page", (test) => {
  test("comes from the network if the guide responds in time", async () => {
    for (const status of [200, 400, 401, 404, 410]) {
      assert.is(await outcome(page(status)), `${status} fresh`);
    }
    assert.is(await outcome(page(404, "")), "404 fresh");
    assert.is(await outcome(Promise.resolve(new Response('{"data":1}'))), '200 {"data":1}');
  });

  const failures: Readonly<Record<string, () => Promise<string>>> = {
    "there is no network": () => outcome(noNetwork()),
    "the time is up": () => outcome(never, { isLate: true }),
    "a network shows its own page": () => outcome(page(200, "<title>Log in to the Wi-Fi</title>")),
    "a page breaks off": () => outcome(Promise.resolve(brokenPage())),
    ...Object.fromEntries(
      [403, 429, 500, 502, 503, 504, 520, 521, 527, 530].map((status) => [
        `the status is ${status}`,
        () => outcome(page(status)),
      ]),
    ),
  };
  for (const [reason, request] of Object.entries(failures)) {
    test(`is the saved one if ${reason}`, async () => {
      assert.is(await request(), "200 saved");
    });
  }

  test("comes from the network if nothing is saved, whatever it is", async () => {
    for (const status of [403, 429, 503]) {
      assert.is(await outcome(page(status), { find: nothing }), `${status} fresh`);
    }
    assert.is(await outcome(page(), { isLate: true, find: nothing }), "200 fresh");
  });

  test("comes from the network if the guide has no such page, unless the server fails", async () => {
    assert.is(await outcome(page(200, "another site"), { isPage: false }), "200 another sitefresh");
    assert.is(await outcome(page(403), { isPage: false }), "403 fresh");
    assert.is(await outcome(page(521), { isPage: false }), "200 saved");
  });

  test("fails as the network does if nothing is saved", async () => {
    const error: unknown = await networkFirst(noNetwork(), true, never, nothing).catch((reason) => reason);
    assert.instance(error, TypeError);
  });
});

/** A page whose connection is lost after its head. */
function brokenPage(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(manifestLink)),
    pull: (controller) => controller.error(new TypeError("network error")),
  });
  return new Response(body, { headers: { "Content-Type": "text/html" } });
}

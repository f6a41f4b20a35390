import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import supertest from "supertest";
import * as assert from "uvu/assert";
import { currentSite } from "../../server/current-site.ts";
import { serviceWorkerPath } from "../../shared/contract/offline.ts";
import { type Route, routes } from "../../shared/routes.tsx";
import { until } from "../setup/assertions.ts";
import {
  build,
  logOf,
  guide as options,
  routeWithPage,
  type StartedGuide,
  siteWith,
  startGuide,
} from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { pageAt, readPage } from "../setup/pages.ts";
import { ask } from "../setup/requests.ts";

function decompress(body: Buffer, coding: string | undefined): Buffer {
  if (coding === undefined) {
    return body;
  }
  return coding === "br" ? brotliDecompressSync(body) : gunzipSync(body);
}

const guide = await startGuide();

describe("a page", (test) => {
  for (const { path } of routes) {
    test(`is served at ${path} as it is rendered`, async () => {
      const { status, headers, body } = await ask(guide.port, "GET", path);
      assert.is(status, 200);
      assert.is(headers["content-type"], "text/html; charset=utf-8");
      assert.is(
        headers["cache-control"],
        "public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800",
      );
      assert.is(body.toString(), pageAt(path).html);
    });
  }

  test("has the same policy in head and header, which also forbids framing", async () => {
    const { headers, text } = await supertest(guide.origin).get("/foods");
    const meta = readPage(text).querySelector('meta[http-equiv="Content-Security-Policy"]');
    const inHead = meta?.getAttribute("content") ?? "";
    assert.match(inHead, /^default-src 'none';.*;style-src 'sha256-[^']+'$/);
    assert.is(headers["content-security-policy"], `${inHead};frame-ancestors 'none'`);
  });

  const encodings: readonly (readonly [accepted: string, coding: string | undefined])[] = [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["identity", undefined],
    ["zstd", undefined],
    ["*", "br"],
  ];
  for (const [accepted, coding] of encodings) {
    test(`is encoded as ${coding ?? "identity"} for a browser that accepts ${accepted}`, async () => {
      const { headers, body } = await ask(guide.port, "GET", "/foods", { "Accept-Encoding": accepted });
      assert.is(headers["content-encoding"], coding);
      assert.is(headers.vary, "Accept-Encoding");
      assert.is(headers["content-length"], String(body.length));
      assert.is(decompress(body, coding).toString(), pageAt("/foods").html);
    });
  }

  test("is not sent again to a browser that has it in any encoding", async () => {
    const { headers } = await ask(guide.port, "GET", "/foods", { "Accept-Encoding": "br" });
    const again = await ask(guide.port, "GET", "/foods", { "If-None-Match": headers.etag ?? "" });
    assert.is(again.status, 304);
    assert.is(again.body.length, 0);
    assert.is(again.headers.etag, headers.etag);
    assert.is((await ask(guide.port, "GET", "/foods", { "If-None-Match": 'W/"other"' })).status, 200);
  });

  test("has the same headers for HEAD, and no body", async () => {
    for (const path of ["/foods", "/search", "/nowhere"]) {
      const { date: _, ...got } = (await ask(guide.port, "GET", path)).headers;
      const { headers, body } = await ask(guide.port, "HEAD", path);
      const { date: __, ...head } = headers;
      assert.equal(head, got, path);
      assert.is(body.length, 0);
    }
  });

  test("is the same with a query", async () => {
    const { text } = await supertest(guide.origin).get("/foods?utm_source=chat&q=ube");
    assert.is(text, pageAt("/foods").html);
  });
});

describe("a new date", (test) => {
  const siteFrom = (routes: readonly Route[], now: () => Date) =>
    currentSite({ ...options, routes }, now, 10);

  test("changes the year in the footer and the age of the information", async () => {
    let now = new Date("2025-12-31T15:59:59Z");
    const site = siteFrom(routes.slice(0, 1), () => now);
    const guide = await startGuide({ site });
    const home = async () => (await supertest(guide.origin).get("/")).text;
    assert.match(await home(), 'data-year="2025">2025<');
    now = new Date("2025-12-31T16:00:00Z");
    await until(async () => (await home()).includes('data-year="2026">2026<'));
    assert.not.match(await home(), "over six months ago");
    now = new Date("2026-04-30T00:00:00Z");
    await until(async () => (await home()).includes("over six months ago"));
  });

  test("has its pages rendered before readers request them", async () => {
    const rendered: Date[] = [];
    let now = new Date("2025-12-31T15:59:59Z");
    const page = routeWithPage("/counted", () => `${rendered.push(now)}`);
    siteFrom([page], () => now);
    await until(async () => rendered.length === 1);
    now = new Date("2025-12-31T16:00:00Z");
    await until(async () => rendered.length === 2);
  });
});

describe("a page that throws", (test) => {
  const message = `<script>alert("1")</script> & 'more'`;
  let guide: StartedGuide;
  test.before(async () => {
    const broken = routeWithPage("/broken", () => {
      // Of the class that decoding a malformed path throws.
      throw new URIError(message);
    });
    const odd = routeWithPage("/odd", () => {
      // biome-ignore lint/style/useThrowOnlyError: a package may throw anything.
      throw "a text, not an error";
    });
    const wrongStatus = routeWithPage("/wrong-status", () => {
      throw Object.assign(new Error(message), { status: 404 });
    });
    const unread = routeWithPage("/unread", () => readFileSync("/guide/gone.txt", "utf8"));
    guide = await startGuide({
      site: siteWith({ routes: [...routes, broken, odd, wrongStatus, unread] }),
    });
  });

  test("is replaced by the error page with the message, escaped, and without a stack", async () => {
    const { status, headers, text: html } = await supertest(guide.origin).get("/broken");
    assert.is(status, 500);
    assert.is(headers["cache-control"], "no-store");
    assert.match(html, /<h1[^>]*>Unexpected Application Error!<\/h1>/);
    assert.ok(html.includes("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#x27;more&#x27;"));
    assert.not.match(html, /\n\s+at |\.tsx?\b|node_modules/);
  });

  test("does not tell the reader which file of the server is missing", async () => {
    const { status, text } = await supertest(guide.origin).get("/unread");
    assert.is(status, 500);
    assert.match(text, /<h1[^>]*>Unexpected Application Error!<\/h1>/);
    assert.not.match(text, /ENOENT|\/guide\//);
  });

  test("is logged in one line, with its path and stack", async () => {
    const [entry, ...others] = await logOf(guide, () => supertest(guide.origin).get("/broken?x=1"));
    assert.equal(others, []);
    assert.is(entry?.path, "/broken");
    const { err } = entry as { err: Error }; // The log writes what was thrown.
    assert.match(err.stack ?? "", /^URIError: [\s\S]*\n\s+at /);
  });

  test("may throw a text instead of an error", async () => {
    const { status, text } = await supertest(guide.origin).get("/odd");
    assert.is(status, 500);
    assert.match(text, "a text, not an error");
  });

  test("gets 500 even if its error has the status of another response", async () => {
    assert.is((await supertest(guide.origin).get("/wrong-status")).status, 500);
  });

  test("does not affect the redirect to it", async () => {
    const { status, headers } = await supertest(guide.origin).get("/broken/");
    assert.equal([status, headers.location], [308, "/broken"]);
  });

  test("does not affect other pages, search, suggestions and the saved guide", async () => {
    assert.is((await supertest(guide.origin).get("/foods")).status, 200);
    assert.match((await supertest(guide.origin).get("/search?q=ube")).text, "#ube-jam");
    const { status, text } = await supertest(guide.origin).get("/shedules");
    assert.is(status, 404);
    assert.match(text, "Did you mean");
    assert.is((await supertest(guide.origin).get(serviceWorkerPath)).status, 200);
  });

  test("gets a plain sentence if the error page throws too, and the server is not ready", async () => {
    const assets = { "hydrate.js": "/hydrate.js" };
    const bare = await startGuide({ site: siteWith({ build: { ...build, assets } }) });
    const { status, text } = await supertest(bare.origin).get("/");
    assert.is(status, 500);
    assert.is(text, "Unexpected Application Error!\n");
    assert.is((await supertest(bare.origin).get("/readyz")).status, 503);
  });
});

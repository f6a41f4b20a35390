import { brotliDecompressSync, gunzipSync } from "node:zlib";
import * as assert from "uvu/assert";
import { routes } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";
import { type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";
import { ask } from "../setup/requests/raw-request.ts";

const codings = ["br", "gzip", "identity"] as const;

const decode = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};

describe("Accept-Encoding", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  const cases: readonly (readonly [accept: string, coding: (typeof codings)[number]])[] = [
    ["gzip, deflate, br, zstd", "br"],
    ["br", "br"],
    ["gzip", "gzip"],
    ["GZip", "gzip"],
    ["gzip, br", "br"],
    ["br;q=0.5, gzip", "gzip"],
    ["gzip;q=0.2, br;q=0.1", "gzip"],
    ["br;q=0, gzip;q=0.001", "gzip"],
    ["br;q=0, *", "gzip"],
    ["*", "br"],
    ["*;q=0.5, identity", "identity"],
    ["identity", "identity"],
    ["identity, gzip;q=0.5", "identity"],
    ["gzip;q=0", "identity"],
    ["deflate", "identity"],
    ["", "identity"],
    ["*;q=0", "identity"],
    [";;,,q=,=;br gzip", "identity"],
    [`${"x, ".repeat(3_000)}gzip`, "gzip"],
  ];
  for (const [accept, coding] of cases) {
    test(`"${accept.slice(-40)}" gets ${coding}`, async () => {
      const whole = await ask(guide.port, "GET", "/foods");
      for (const path of ["/foods", "/robots.txt"]) {
        const { status, headers } = await ask(guide.port, "GET", path, { "Accept-Encoding": accept });
        assert.is(status, 200);
        assert.is(headers["content-encoding"], coding === "identity" ? undefined : coding);
        assert.is(headers.vary, "Accept-Encoding");
      }
      const { headers, body } = await ask(guide.port, "GET", "/foods", { "Accept-Encoding": accept });
      assert.is(body.length, Number(headers["content-length"]));
      assert.ok(decode[coding](body).equals(whole.body));
    });
  }

  test("is ignored for what does not get smaller", async () => {
    const { headers } = await ask(guide.port, "GET", "/favicon.ico", { "Accept-Encoding": "br, gzip" });
    assert.is(headers["content-encoding"], undefined);
    assert.is(headers.vary, undefined);
  });

  for (const accept of ["br", "gzip", "deflate", "identity"]) {
    test(`"${accept}" gets the Page Not Found page whole, under a tag of its own`, async () => {
      const plain = await ask(guide.port, "GET", "/nowhere");
      const { status, headers, body } = await ask(guide.port, "GET", "/nowhere", {
        "Accept-Encoding": accept,
      });
      const coding = codings.find((name) => name === headers["content-encoding"]) ?? "identity";
      assert.is(status, 404);
      assert.is(coding, accept === "deflate" ? "identity" : accept);
      assert.ok(decode[coding](body).equals(plain.body));
      assert.is(headers.etag === plain.headers.etag, coding === "identity");
      assert.is(headers.vary, "Accept-Encoding");
    });
  }
});

describe("the entity tag", (test) => {
  let guide: StartedGuide;
  let other: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
    other = await startGuide();
  });
  test.after(async () => {
    await guide.stop();
    await other.stop();
  });

  for (const path of [...routes.map((route) => route.path), "/robots.txt", "/sitemap.xml"]) {
    test(`of ${path} is strong, differs per coding and is the same for guides started apart`, async () => {
      const tags: string[] = [];
      for (const coding of codings) {
        const first = await ask(guide.port, "GET", path, { "Accept-Encoding": coding });
        const second = await ask(other.port, "GET", path, { "Accept-Encoding": coding });
        const { etag = "" } = first.headers;
        assert.match(etag, /^"[\w-]+"$/);
        assert.is(second.headers.etag, etag);
        assert.ok(second.body.equals(first.body));
        tags.push(etag);
      }
      assert.is(new Set(tags).size, codings.length);
    });
  }

  test("differs from page to page", async () => {
    const answers = await Promise.all(routes.map(({ path }) => ask(guide.port, "HEAD", path)));
    assert.is(new Set(answers.map(({ headers }) => headers.etag)).size, routes.length);
  });
});

describe("If-None-Match", (test) => {
  let guide: StartedGuide;
  let tag = "";
  let gzipTag = "";
  test.before(async () => {
    guide = await startGuide();
    tag = (await ask(guide.port, "GET", "/foods")).headers.etag ?? "";
    gzipTag = (await ask(guide.port, "GET", "/foods", { "Accept-Encoding": "gzip" })).headers.etag ?? "";
  });
  test.after(() => guide.stop());

  const cases: readonly (readonly [name: string, value: () => string, status: 200 | 304])[] = [
    ["the tag", () => tag, 304],
    ["the tag in a list", () => `"other", ${tag}, "more"`, 304],
    ["the tag in a list without spaces", () => `"other",${tag}`, 304],
    ["the tag marked as weak", () => `W/${tag}`, 304],
    ["a star", () => "*", 304],
    ["another tag", () => '"other"', 200],
    ["the tag of another coding", () => gzipTag, 200],
    ["a list of others", () => '"a", W/"b"', 200],
    ["the tag without quotes", () => tag.slice(1, -1), 200],
    ["nothing", () => "", 200],
    ["commas", () => ",,,", 200],
  ];
  for (const [name, value, expected] of cases) {
    test(`with ${name} is answered with ${expected}`, async () => {
      for (const method of ["GET", "HEAD"]) {
        const { status, body } = await ask(guide.port, method, "/foods", { "If-None-Match": value() });
        assert.is(status, expected);
        assert.is(body.length > 0, method === "GET" && expected === 200);
      }
    });
  }

  test("is compared with the tag of the coding that the client would get", async () => {
    const headers = { "Accept-Encoding": "gzip", "If-None-Match": gzipTag };
    const answer = await ask(guide.port, "GET", "/foods", headers);
    assert.is(answer.status, 304);
    assert.is(answer.headers.etag, gzipTag);
  });

  test("gets the headers a cache needs with a 304, and none of a body", async () => {
    const whole = await ask(guide.port, "GET", "/foods");
    const { headers } = await ask(guide.port, "GET", "/foods", { "If-None-Match": tag });
    assert.is(headers.etag, tag);
    assert.is(headers["cache-control"], whole.headers["cache-control"]);
    assert.is(headers.vary, "Accept-Encoding");
    for (const name of ["content-length", "content-type", "content-encoding", "transfer-encoding"]) {
      assert.is(headers[name], undefined, name);
    }
  });

  test("does not make an unknown path a 304", async () => {
    assert.is((await ask(guide.port, "GET", "/nowhere", { "If-None-Match": "*" })).status, 404);
  });

  test("works for files as for pages", async () => {
    for (const path of ["/favicon.ico", "/robots.txt"]) {
      const { etag = "" } = (await ask(guide.port, "GET", path)).headers;
      assert.is((await ask(guide.port, "GET", path, { "If-None-Match": etag })).status, 304);
    }
  });

  test("is needed: a date alone gives the whole page", async () => {
    const headers = { "If-Modified-Since": "Fri, 01 Jan 2100 00:00:00 GMT" };
    assert.is((await ask(guide.port, "GET", "/foods", headers)).status, 200);
  });
});

describe("Range", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  for (const range of [
    "bytes=0-4",
    "bytes=-5",
    "bytes=5-",
    "bytes=99999999-",
    "bytes=0-1,4-5",
    "lines=1",
    "x",
  ]) {
    test(`"${range}" is ignored: the whole page is sent`, async () => {
      for (const path of ["/foods", "/favicon.ico", "/nowhere"]) {
        const whole = await ask(guide.port, "GET", path);
        const { status, headers, body } = await ask(guide.port, "GET", path, { Range: range });
        assert.is(status, whole.status);
        assert.ok(body.equals(whole.body));
        assert.is(headers["content-range"], undefined);
        assert.is(headers["accept-ranges"], undefined);
      }
    });
  }
});

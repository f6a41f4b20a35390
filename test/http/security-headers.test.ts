import { createHash } from "node:crypto";
import supertest from "supertest";
import * as assert from "uvu/assert";
import { readersCaching } from "../../server/publish/caching.ts";
import { fileAnswer } from "../../server/publish/file-answer.ts";
import { routes } from "../../shared/routes.tsx";
import { isAsset } from "../../shared/universal/offline.ts";
import { describe } from "../setup/describe.ts";
import { build, routeWithPage } from "../setup/guide/built-guide.ts";
import { type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";
import { readPage } from "../setup/pages/read-page.ts";
import { ask, type RawAnswer, sendRaw } from "../setup/requests/raw-request.ts";

/** The policy as directives and their sources. */
function policyOf({ headers }: Pick<RawAnswer, "headers">): ReadonlyMap<string, readonly string[]> {
  const directives = (headers["content-security-policy"] ?? "")
    .split(";")
    .map((part) => part.trim().split(" "));
  return new Map(directives.map(([name = "", ...sources]) => [name, sources]));
}

const startBrokenGuide = (config = {}) =>
  startGuide({
    routes: [
      ...routes,
      routeWithPage("/broken", () => {
        throw new Error("broken on purpose");
      }),
    ],
    config,
  });

const policyOfFiles =
  "default-src 'none';script-src 'self';img-src 'self';font-src 'self';connect-src 'self';" +
  "manifest-src 'self';worker-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none'";

describe("security headers", (test) => {
  let guide: StartedGuide;
  let asset = "";
  test.before(async () => {
    guide = await startBrokenGuide();
    asset = build.files.find(({ path }) => isAsset(path))?.path ?? "";
  });
  test.after(() => guide.stop());

  const get = (path: string, headers = {}) => ask(guide.port, "GET", path, headers);
  const answers: readonly (readonly [name: string, status: number, answer: () => Promise<RawAnswer>])[] = [
    ["a page", 200, () => get("/foods")],
    ["a page, compressed", 200, () => get("/foods", { "Accept-Encoding": "br" })],
    ["HEAD of a page", 200, () => ask(guide.port, "HEAD", "/foods")],
    ["an asset", 200, () => get(asset)],
    ["a public file", 200, () => get("/favicon.ico")],
    ["robots.txt", 200, () => get("/robots.txt")],
    ["a health check", 200, () => get("/healthz")],
    ["a page that has not changed", 304, () => get("/foods", { "If-None-Match": "*" })],
    ["an asset that has not changed", 304, () => get(asset, { "If-None-Match": "*" })],
    ["a trailing slash", 308, () => get("/foods/")],
    ["a malformed address", 400, () => get("/%zz")],
    ["an address the parser refuses", 400, () => get("/\0")],
    ["a missing host", 400, () => sendRaw(guide.port, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n")],
    ["an unknown path", 404, () => get("/nowhere")],
    ["an unknown asset", 404, () => get("/assets/gone.js")],
    ["another method", 405, () => ask(guide.port, "POST", "/foods")],
    ["a tunnel", 405, () => ask(guide.port, "CONNECT", "evil.example:443")],
    ["a long URL", 414, () => get(`/${"a".repeat(9_000)}`)],
    ["a URL too long for the parser", 414, () => get(`/${"a".repeat(20_000)}`)],
    ["an expectation", 417, () => get("/foods", { Expect: "tea" })],
    ["large headers", 431, () => get("/foods", { Cookie: "a".repeat(20_000) })],
    ["a page that throws", 500, () => get("/broken")],
    ["an unknown method", 501, () => ask(guide.port, "BREW", "/foods")],
  ];

  for (const [name, status, answer] of answers) {
    test(`come with ${name}, status ${status}`, async () => {
      const { headers, ...rest } = await answer();
      assert.is(rest.status, status);
      assert.is(headers["x-content-type-options"], "nosniff");
      assert.is(headers["referrer-policy"], "strict-origin-when-cross-origin");
      assert.is(headers["cross-origin-resource-policy"], "same-origin");
      for (const feature of ["camera", "microphone", "geolocation", "payment"]) {
        assert.match(headers["permissions-policy"] ?? "", new RegExp(`(^|, )${feature}=\\(\\)(,|$)`));
      }
      assert.is(headers["x-powered-by"], undefined);
      // See the decision in server/README.md.
      assert.is(headers["cross-origin-opener-policy"], undefined);
      assert.is(headers.server, undefined);
      assert.is(headers["strict-transport-security"], undefined);
      // What a page alone allows is tested below.
      assert.is(headers["content-security-policy"]?.replace(/;style-src [^;]*/, ""), policyOfFiles);
    });
  }
});

describe("security headers while the guide stops", (test) => {
  test("come with a page and with the check that says so, status 503", async () => {
    const guide = await startGuide();
    guide.drain();
    const page = await supertest(guide.origin).get("/");
    const check = await supertest(guide.origin).get("/readyz");
    await guide.stop();
    assert.is(check.status, 503);
    assert.match(page.headers["content-security-policy"] ?? "", policyOfFiles);
    assert.is(check.headers["content-security-policy"], policyOfFiles);
  });
});

describe("the content security policy", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startBrokenGuide();
  });
  test.after(() => guide.stop());

  test("allows nothing but what it names", async () => {
    const policy = policyOf(await supertest(guide.origin).get("/"));
    assert.equal(policy.get("default-src"), ["'none'"]);
    assert.equal(policy.get("frame-ancestors"), ["'none'"]);
    assert.equal(policy.get("base-uri"), ["'none'"]);
    assert.equal(policy.get("script-src"), ["'self'"]);
  });

  test("has no way around it: nothing unsafe, no nonce, no scheme, no star", async () => {
    const sources = [...policyOf(await supertest(guide.origin).get("/")).values()].flat();
    for (const source of sources) {
      assert.match(source, /^'(none|self|sha256-[A-Za-z0-9+/]{43}=)'$/);
    }
  });

  for (const path of [...routes.map((route) => route.path), "/nowhere", "/broken"]) {
    test(`allows the styles of ${path} and no others, and blocks nothing that the page holds`, async () => {
      const answer = await supertest(guide.origin).get(path);
      const page = readPage(answer.text);
      const styles = Array.from(page.querySelectorAll("style"), ({ textContent }) => textContent);
      assert.is(styles.length, 1);
      assert.equal(
        policyOf(answer).get("style-src"),
        styles.map((css) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`),
      );
      assert.not.match(answer.text, / style="| on[a-z]+="|javascript:/);
      for (const script of page.querySelectorAll('script:not([type="application/ld+json"])')) {
        assert.match(script.getAttribute("src") ?? "", /^\/[^/]/);
      }
    });
  }
});

describe("the content security policy of a file", (test) => {
  test("allows styles to drawings and other assets alone: they hold no page", () => {
    const styled = build.files.filter(({ bodies }) => `${bodies.identity}`.includes("<style>"));
    assert.ok(styled.length > 0 && styled.every(({ path }) => isAsset(path)));
    for (const file of build.files) {
      const { headers, path } = fileAnswer(file, readersCaching);
      const styles = isAsset(path) ? ";style-src 'unsafe-inline'" : "";
      assert.is(headers["Content-Security-Policy"], `${policyOfFiles}${styles}`, path);
    }
  });
});

describe("Strict-Transport-Security", (test) => {
  let trusting: StartedGuide;
  let plain: StartedGuide;
  test.before(async () => {
    trusting = await startBrokenGuide({ trustProxy: true });
    plain = await startBrokenGuide({ trustProxy: false });
  });
  test.after(async () => {
    await trusting.stop();
    await plain.stop();
  });

  const paths = [
    "/foods",
    "/favicon.ico",
    "/nowhere",
    "/foods/",
    "/%zz",
    "/healthz",
    "/assets/gone.js",
    "/broken",
  ];
  const hsts = async (guide: StartedGuide, path: string, headers = {}) =>
    (await supertest(guide.origin).get(path).set(headers)).headers["strict-transport-security"];

  for (const path of paths) {
    test(`is sent with ${path} when the trusted proxy says https`, async () => {
      assert.is(await hsts(trusting, path, { "X-Forwarded-Proto": "https" }), "max-age=31536000");
      assert.is(await hsts(trusting, path, { "X-Forwarded-Proto": "https, http" }), "max-age=31536000");
    });

    test(`is not sent with ${path} otherwise`, async () => {
      assert.is(await hsts(trusting, path), undefined);
      assert.is(await hsts(trusting, path, { "X-Forwarded-Proto": "http" }), undefined);
      assert.is(await hsts(trusting, path, { "X-Forwarded-Proto": "http, https" }), undefined);
      assert.is(await hsts(plain, path, { "X-Forwarded-Proto": "https" }), undefined);
    });
  }

  test("comes with a 304 as well", async () => {
    const headers = { "X-Forwarded-Proto": "https", "If-None-Match": "*" };
    assert.is(await hsts(trusting, "/foods", headers), "max-age=31536000");
  });
});

import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import * as assert from "uvu/assert";
import { encode } from "../../server/http/encode.ts";
import { isAsset } from "../../shared/contract/assets.ts";
import { crossOriginPaths, filePaths } from "../../shared/paths.ts";
import { build, startGuide } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { ask } from "../setup/requests.ts";

const guide = await startGuide();

describe("a file", (test) => {
  test("of the build is served unchanged", async () => {
    for (const path of build.files.keys()) {
      const { status, headers, body } = await ask(guide.port, "GET", path);
      assert.is(status, 200, path);
      assert.ok(body.equals(readFileSync(`dist/files${path}`)), path);
      const caching = isAsset(path) ? "public, max-age=31536000, immutable" : "public, max-age=3600";
      assert.is(headers["cache-control"], caching, path);
    }
  });

  test("is compressed, and revalidated with 304", async () => {
    const path = build.assets["art/mark.svg"] ?? "";
    const { headers, body } = await ask(guide.port, "GET", path, { "Accept-Encoding": "gzip, br" });
    assert.is(headers["content-encoding"], "br");
    assert.is(headers["content-type"], "image/svg+xml");
    assert.ok(brotliDecompressSync(body).equals(readFileSync(`dist/files${path}`)));
    const again = await ask(guide.port, "GET", path, {
      "Accept-Encoding": "gzip, br",
      "If-None-Match": headers.etag ?? "",
    });
    assert.is(again.status, 304);
    // It has no content that could be encoded.
    assert.is(again.headers["content-encoding"], undefined);
  });

  test("is compressed as well as possible only once, also for several sites", async () => {
    const { compressBest, encodedAs } = encode(Buffer.from("ube ".repeat(1_000)));
    const first = encodedAs("br");
    await compressBest();
    const best = encodedAs("br");
    await compressBest();
    assert.is.not(best, first);
    assert.is(encodedAs("br"), best);
  });

  test("may be shown by other sites, as the share picture must be", async () => {
    const { headers } = await ask(guide.port, "GET", "/share.png");
    assert.is(headers["content-type"], "image/png");
    assert.is(headers["cross-origin-resource-policy"], "cross-origin");
  });

  for (const path of [
    "/build.json",
    "/server/start.js",
    "/assets/../../build.json",
    "/assets/%2e%2e/%2e%2e/build.json",
  ]) {
    test(`outside the public files is not served: ${path}`, async () => {
      assert.is((await ask(guide.port, "GET", path)).status, 404);
    });
  }

  const types: Readonly<Record<string, string>> = {
    "/robots.txt": "text/plain; charset=utf-8",
    [filePaths.sitemap]: "application/xml",
    [filePaths.webManifest]: "application/manifest+json; charset=utf-8",
    [filePaths.newsFeed]: "application/atom+xml",
    [filePaths.scheduleJson]: "application/json; charset=utf-8",
    [filePaths.scheduleCsv]: "text/csv; charset=utf-8",
    [filePaths.searchData]: "application/json; charset=utf-8",
    "/service-worker.js": "text/javascript; charset=utf-8",
  };
  for (const [path, type] of Object.entries(types)) {
    test(`${path} has the type ${type}`, async () => {
      const { status, headers } = await ask(guide.port, "GET", path, { "Accept-Encoding": "gzip" });
      assert.is(status, 200);
      assert.is(headers["content-type"], type);
      const isOpen = crossOriginPaths.includes(path);
      assert.is(headers["access-control-allow-origin"], isOpen ? "*" : undefined);
    });
  }

  test("that is the service worker is not cached", async () => {
    assert.is((await ask(guide.port, "GET", "/service-worker.js")).headers["cache-control"], "no-cache");
  });
});

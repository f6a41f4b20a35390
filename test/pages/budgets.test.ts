import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { brotliCompressSync } from "node:zlib";
import * as assert from "uvu/assert";
import { prepareSite } from "../../server/current-site.ts";
import { build, guideSite, siteWith, startGuide } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { pagePaths, readPage } from "../setup/pages.ts";
import { ask } from "../setup/requests.ts";
import { guideData } from "../setup/searches.ts";

/** What fits into the first round trip of a connection (10 packets), in bytes. */
const firstRoundTrip = 14_600;

/** The most that the first response of a page after a start may have, compressed quickly: at most 5 % more than measured. */
const maxFirstResponse = 18_000;

/** Compressed sizes in bytes: at most 5 % more than measured. */
const maxBytes: Readonly<Record<string, number>> = {
  hydrate: 3_050,
  "hydrate-island": 64_800,
  search: 9_600,
};
const maxSearchData = 31_000;

const guide = await startGuide();

describe("a page", (test) => {
  test.before(() => prepareSite(guideSite()));
  for (const path of pagePaths) {
    test(`arrives in one round trip, with its styles and headers: ${path}`, async () => {
      const { headers, bytes } = await ask(guide.port, "GET", path, { "Accept-Encoding": "br" });
      assert.is(headers["content-encoding"], "br");
      assert.ok(bytes <= firstRoundTrip, `${bytes} bytes`);
    });

    test(`has no render-blocking requests on a phone, and preloads at most one picture: ${path}`, async () => {
      const page = readPage(String((await ask(guide.port, "GET", path)).body));
      assert.is(page.querySelectorAll("link[rel=stylesheet]").length, 0);
      assert.is(page.querySelectorAll("script[src]:not([type=module])").length, 0);
      assert.is(page.querySelectorAll("link[rel=preload][as=font]").length, 0);
      assert.ok(page.querySelectorAll("link[rel=preload][as=image]").length <= 1);
    });
  }

  test("needs little more in its first response after a start", async () => {
    const started = await startGuide({ site: siteWith({}) });
    for (const path of pagePaths) {
      for (const encoding of ["br", "gzip"]) {
        const { bytes } = await ask(started.port, "GET", path, { "Accept-Encoding": encoding });
        assert.ok(bytes <= maxFirstResponse, `${path}: ${bytes} bytes of ${encoding}`);
      }
    }
  });
});

describe("the display face", (test) => {
  test("is small, and the logo needs none", async () => {
    assert.ok((await readFile("shared/fonts/besley-800.woff2")).length <= 9_900);
    assert.not.match(await readFile("shared/art/wordmark.svg", "utf8"), "<text");
  });
});

describe("the scripts of the pages", (test) => {
  const scripts = [...build.files.values()].filter(({ path }) => path.endsWith(".js"));
  const nameOf = (path: string) => basename(path).replace(/\.\w+\.js$/, "");

  test("are one small script on every page, and two that load on demand", async () => {
    assert.equal(scripts.map(({ path }) => nameOf(path)).sort(), Object.keys(maxBytes));
    for (const { path, body } of scripts) {
      await body().compressBest();
      const { length = Number.POSITIVE_INFINITY } = body().encodedAs("br") ?? {};
      assert.ok(length <= (maxBytes[nameOf(path)] ?? 0), `${path}: ${length} bytes`);
    }
    const { length } = brotliCompressSync(JSON.stringify(guideData));
    assert.ok(length <= maxSearchData, `${length} bytes of search data`);
  });
});

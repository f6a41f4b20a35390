import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import * as assert from "uvu/assert";
import { compressBrotli } from "../../server/compress.ts";
import { readConfig } from "../../server/config.ts";
import { schedule } from "../../shared/content/derived/timetable.ts";
import { operators } from "../../shared/content/operators.ts";
import { hotels, inns, transientHouses } from "../../shared/content/stays.ts";
import { breakpoints } from "../../shared/styles/breakpoints.ts";
import { describe } from "../setup/describe.ts";
import { build } from "../setup/guide/built-guide.ts";
import { type SpawnedGuide, spawnGuide } from "../setup/guide/spawn-guide.ts";
import { guideData } from "../setup/pages/guide-search.ts";
import { pagePaths } from "../setup/pages/page-kinds.ts";
import { readPage } from "../setup/pages/read-page.ts";
import { ask } from "../setup/requests/raw-request.ts";

/** What fits into the first round trip of a connection, in bytes. */
const firstRoundTrip = 14_600;

/** Compressed, in bytes: what was measured, and 5 % more. */
const mostBytes: Readonly<Record<string, number>> = {
  hydrate: 2_650,
  "hydrate-island": 64_800,
  search: 8_520,
};
const mostSearchData = 30_000;

describe("a page", (test) => {
  let guide: SpawnedGuide;
  test.before(async () => {
    guide = await spawnGuide({ SITE_URL: readConfig({}).siteUrl });
  });
  test.after(() => {
    guide.process.kill("SIGKILL");
  });

  for (const path of pagePaths) {
    test(`comes in one round trip over https, styles and headers included: ${path}`, async () => {
      const { headers, body, bytes } = await ask(guide.port, "GET", path, { "Accept-Encoding": "br" });
      assert.is(headers["content-encoding"], "br");
      // The first response is compressed quickly, every later one at the best quality.
      const best = bytes - body.length + (await compressBrotli(brotliDecompressSync(body))).length;
      assert.ok(best <= firstRoundTrip, `${best} bytes`);
    });

    test(`needs nothing more before a phone can paint it, and preloads one picture at most: ${path}`, async () => {
      const page = readPage(String((await ask(guide.port, "GET", path)).body));
      assert.is(page.querySelectorAll("link[rel=stylesheet]").length, 0);
      assert.is(page.querySelectorAll("script[src]:not([type=module])").length, 0);
      assert.equal(
        Array.from(page.querySelectorAll("link[rel=preload][as=font]"), (link) => link.getAttribute("media")),
        [breakpoints.tablet],
      );
      assert.ok(page.querySelectorAll("link[rel=preload][as=image]").length <= 1);
    });
  }
});

describe("the scripts of the pages", (test) => {
  const scripts = build.files.map((path) => `dist/files${path}`).filter((file) => file.endsWith(".js"));
  const nameOf = (file: string) => basename(file).replace(/\.\w+\.js$/, "");

  test("are one small one for every page, and two that are loaded when they are needed", async () => {
    assert.equal(scripts.map(nameOf).sort(), Object.keys(mostBytes));
    for (const script of scripts) {
      const { length } = await readFile(`${script}.br`);
      assert.ok(length <= (mostBytes[nameOf(script)] ?? 0), `${script}: ${length} bytes`);
    }
    const { length } = brotliCompressSync(JSON.stringify(guideData));
    assert.ok(length <= mostSearchData, `${length} bytes of search data`);
  });

  test("hold no house, no operator, no fare and no search data", async () => {
    const facts = [
      ...[...hotels, ...inns, ...transientHouses].map(({ name }) => name),
      ...operators.map(({ name }) => name),
      ...schedule.map(({ price }) => `₱${price}`),
    ];
    for (const script of scripts) {
      const source = await readFile(script, "utf8");
      assert.equal(
        facts.filter((fact) => source.includes(fact)),
        [],
      );
    }
  });
});

import { readFile } from "node:fs/promises";
import supertest from "supertest";
import * as assert from "uvu/assert";
import type { BuiltFile } from "../../server/publish/build-output.ts";
import { contentTypeOf } from "../../server/publish/content-types.ts";
import { searchDataOf } from "../../server/publish/site-files/search-data.ts";
import { siteFiles } from "../../server/publish/site-files/site-files.ts";
import { asOf } from "../../shared/content/figures.ts";
import { routes } from "../../shared/routes.tsx";
import { describe } from "../setup/describe.ts";
import { build, listedRoutes } from "../setup/guide/built-guide.ts";
import { type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";

const oneYear = "public, max-age=31536000, immutable";
const oneHour = "public, max-age=3600";

describe("files", (test) => {
  let guide: StartedGuide;
  let files: readonly BuiltFile[] = [];
  test.before(async () => {
    guide = await startGuide();
    files = build.files;
  });
  test.after(() => guide.stop());

  test("are served as they were built, each under its type and with a strong tag", async () => {
    for (const { path } of files) {
      const { status, headers, body } = await supertest(guide.origin).get(path).responseType("blob");
      assert.is(status, 200, path);
      assert.is(headers["content-type"], contentTypeOf(path), path);
      assert.match(headers.etag ?? "", /^"[\w-]+"$/, path);
      assert.ok(body.equals(await readFile(`dist/files${path}`)), path);
    }
  });

  test("with a hash in their name are kept for a year", async () => {
    const hashed = files.filter(({ path }) => path.startsWith("/assets/"));
    assert.ok(hashed.length > 0);
    for (const { path } of hashed) {
      assert.match(path, /\.[0-9A-Za-z]{8}\.[a-z0-9]+$/);
      assert.is((await supertest(guide.origin).head(path)).headers["cache-control"], oneYear, path);
    }
  });

  test("under a fixed name are kept for an hour", async () => {
    const fixed = files.filter(({ path }) => !path.startsWith("/assets/")).map(({ path }) => path);
    assert.ok(fixed.includes("/favicon.ico"));
    const made = siteFiles(routes, "https://baguio.example", searchDataOf([]))
      .filter(({ isPartOfPages }) => !isPartOfPages)
      .map(({ path }) => path);
    for (const path of [...fixed, ...made]) {
      assert.is((await supertest(guide.origin).head(path)).headers["cache-control"], oneHour, path);
    }
  });

  test("have no other way in", async () => {
    const [asset] = files.filter(({ path }) => path.endsWith(".js"));
    assert.ok(asset);
    for (const path of [
      `${asset.path}.br`,
      `${asset.path}/`,
      `/${asset.path}`,
      "/build.json",
      "/server/start.js",
    ]) {
      assert.is((await supertest(guide.origin).get(path)).status, 404, path);
    }
  });
});

describe("an unknown asset", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  for (const path of ["/assets/hydrate.00000000.js", "/assets/art/gone.svg?v=1", "/assets/", "/assets"]) {
    test(`${path} is a 404 that no cache keeps and no page, with a line in the log`, async () => {
      const before = guide.log.length;
      const { status, headers, text } = await supertest(guide.origin).get(path);
      assert.equal(
        guide.log.slice(before).map(({ msg, path: logged }) => [msg, logged]),
        [["404 error", path.split("?")[0]]],
      );
      assert.is(status, 404);
      assert.is(headers["cache-control"], "no-store");
      assert.is(headers["content-type"], "text/plain; charset=utf-8");
      assert.is(text, "Not Found\n");
    });
  }

  test("is not mistaken for a path that begins alike", async () => {
    const { headers } = await supertest(guide.origin).get("/assets-of-baguio");
    assert.is(headers["content-type"], "text/html; charset=utf-8");
  });
});

describe("robots.txt and sitemap.xml", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide({ config: { siteUrl: "https://guide.example" } });
  });
  test.after(() => guide.stop());

  test("robots.txt names the sitemap at the configured address", async () => {
    const { headers, text } = await supertest(guide.origin).get("/robots.txt").set("Host", "evil.example");
    assert.is(headers["content-type"], "text/plain; charset=utf-8");
    assert.match(text, /^Sitemap: https:\/\/guide\.example\/sitemap\.xml$/m);
  });

  test("sitemap.xml says for every page how old it is", async () => {
    const { text } = await supertest(guide.origin).get("/sitemap.xml");
    const days = Array.from(text.matchAll(/<\/loc><lastmod>([^<]*)<\/lastmod><\/url>/g), ([, day]) => day);
    assert.equal(
      days,
      listedRoutes.map(() => asOf),
    );
  });

  test("sitemap.xml lists every page at the configured address", async () => {
    const { headers, text } = await supertest(guide.origin).get("/sitemap.xml").set("Host", "evil.example");
    const listed = Array.from(text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address);
    assert.is(headers["content-type"], "application/xml; charset=utf-8");
    assert.equal(
      listed,
      listedRoutes.map(({ path }) => `https://guide.example${path}`),
    );
  });
});

describe("caching of pages", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  test("lets a page be kept for minutes, and shown while a new one is fetched", async () => {
    for (const { path } of routes) {
      const { headers } = await supertest(guide.origin).head(path);
      assert.is(
        headers["cache-control"],
        "public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800",
      );
    }
  });

  test("lets the Page Not Found page be kept for a minute", async () => {
    const { headers } = await supertest(guide.origin).head("/nowhere");
    assert.is(headers["cache-control"], "public, max-age=60");
  });
});

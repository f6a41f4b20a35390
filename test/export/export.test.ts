import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { exportCommand } from "../../server/export/export-command.ts";
import { readExportSettings } from "../../server/export/export-settings.ts";
import { type ExportResult, exportSite } from "../../server/export/export-site.ts";
import { addressOf, fileOf } from "../../server/export/file-names.ts";
import { searchDataOf } from "../../server/publish/site-files/search-data.ts";
import { siteFiles } from "../../server/publish/site-files/site-files.ts";
import { notFoundRoute, routes } from "../../shared/routes.tsx";
import { serviceWorkerPath } from "../../shared/universal/offline.ts";
import { describe } from "../setup/describe.ts";
import { build, context, listedRoutes, siteUrl } from "../setup/guide/built-guide.ts";
import { type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";
import { ask } from "../setup/requests/raw-request.ts";

const overHttps = { "X-Forwarded-Proto": "https" };

/** A rule of `_headers`: the addresses it is for, and what it sets. */
interface Rule {
  pattern: string;
  headers: ReadonlyMap<string, string>;
}

function readRules(text: string): readonly Rule[] {
  const rules: { pattern: string; headers: Map<string, string> }[] = [];
  for (const line of text.split("\n").filter((one) => one !== "" && !one.startsWith("#"))) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      rules.push({ pattern: line, headers: new Map() });
    } else {
      rules.at(-1)?.headers.set(name.toLowerCase(), value);
    }
  }
  return rules;
}

/** Written for hosts, not for readers. */
const hostFiles = ["_Caddyfile", "_headers", "_nginx.conf", "_redirects"];

const pageFile = (path: string) => fileOf({ path, links: { ids: [], addresses: [] } });

function isFor({ pattern }: Rule, address: string): boolean {
  return pattern.endsWith("*") ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
}

describe("the export", (test) => {
  let folder = "";
  let guide: StartedGuide;
  let result: ExportResult;

  const exportTo = (outFolder: string, since?: string) =>
    exportSite({
      routes,
      notFoundRoute,
      context,
      build,
      outFolder,
      since,
    });
  const exported = (name: string) => readFile(join(folder, "out", name));
  const rules = async () => readRules(await readFile(join(folder, "out/_headers"), "utf8"));
  const addresses = () => [
    ...routes.map(({ path }) => path),
    ...build.files.map(({ path }) => path),
    ...siteFiles(routes, siteUrl, searchDataOf([])).map(({ path }) => path),
    serviceWorkerPath,
  ];

  test.before(async () => {
    folder = await mkdtemp(join(tmpdir(), "baguio-export-"));
    guide = await startGuide({ config: { trustProxy: true } });
    result = await exportTo(join(folder, "out"));
  });
  test.after(async () => {
    await guide.stop();
    await rm(folder, { recursive: true });
  });

  test("has every page with the bytes that the guide answers", async () => {
    for (const { path } of routes) {
      const { status, body } = await ask(guide.port, "GET", path);
      assert.is(status, 200, path);
      assert.ok(body.equals(await exported(pageFile(path))), path);
    }
    assert.is(result.pages, routes.length + 1);
  });

  test("has the Page Not Found page as 404.html, with the bytes that the guide answers", async () => {
    const { status, body } = await ask(guide.port, "GET", "/nowhere");
    assert.is(status, 404);
    assert.ok(body.equals(await exported("404.html")));
  });

  test("has every file with the bytes that the guide answers", async () => {
    const files = addresses().filter((address) => !routes.some(({ path }) => path === address));
    for (const path of files) {
      assert.ok((await ask(guide.port, "GET", path)).body.equals(await exported(path)), path);
    }
    assert.is(result.files, files.length);
  });

  test("has nothing else", async () => {
    const copies = build.files
      .filter(({ bodies }) => bodies.br !== undefined)
      .flatMap(({ path }) => [`${path}.br`, `${path}.gz`]);
    const files = [...build.files.map(({ path }) => path), ...copies].map((path) => path.slice(1));
    const pages = routes.map(({ path }) => pageFile(path));
    const texts = siteFiles(routes, siteUrl, searchDataOf([])).map(({ path }) => path.slice(1));
    const others = [...texts, serviceWorkerPath.slice(1), "404.html", ...hostFiles];
    assert.equal(await listFiles(join(folder, "out")), [...pages, ...files, ...others].sort());
  });

  test("has scripts, styles and drawings in compressed copies too", async () => {
    const texts = build.files.filter(({ path }) => /^\/assets\/.*\.(js|svg)$/.test(path));
    assert.ok(texts.length > 0);
    for (const { path } of texts) {
      const body = await exported(path);
      assert.ok(brotliDecompressSync(await exported(`${path}.br`)).equals(body), path);
      assert.ok(gunzipSync(await exported(`${path}.gz`)).equals(body), path);
    }
  });

  test("lists each page that search engines may show in the sitemap, once and no other", async () => {
    const sitemap = (await exported("sitemap.xml")).toString();
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    assert.equal(
      listed,
      listedRoutes.map(({ path }) => `${siteUrl}${path}`),
    );
  });

  test("keeps a page out of the sitemap that search engines may not show", () => {
    const [, sitemap] = siteFiles([...routes, notFoundRoute], siteUrl, searchDataOf([]));
    assert.match(sitemap?.content ?? "", `<loc>${siteUrl}/foods</loc>`);
    assert.not.match(sitemap?.content ?? "", notFoundRoute.path);
  });

  test("names the sitemap in robots.txt", async () => {
    assert.match((await exported("robots.txt")).toString(), `\nSitemap: ${siteUrl}/sitemap.xml\n`);
  });

  test("sets the security headers of the server for every address", async () => {
    const [everywhere] = (await rules()).filter(({ pattern }) => pattern === "/*");
    const { headers } = await ask(guide.port, "GET", "/foods", overHttps);
    const names = [
      "cross-origin-resource-policy",
      "permissions-policy",
      "referrer-policy",
      "strict-transport-security",
      "x-content-type-options",
    ];
    assert.equal([...(everywhere?.headers.keys() ?? [])].sort(), names);
    for (const name of names) {
      assert.is(everywhere?.headers.get(name), headers[name], name);
    }
  });

  test("sets the policy of the server for each address, that of a page with its own styles", async () => {
    const all = await rules();
    for (const address of addresses()) {
      const policies = all.flatMap((rule) =>
        isFor(rule, address) ? (rule.headers.get("content-security-policy") ?? []) : [],
      );
      const { headers } = await ask(guide.port, "HEAD", address);
      assert.equal(policies, [headers["content-security-policy"]], address);
    }
  });

  test("has every file kept as long as the server does", async () => {
    const all = await rules();
    for (const address of addresses()) {
      const [value] = all.flatMap((rule) =>
        isFor(rule, address) ? (rule.headers.get("cache-control") ?? []) : [],
      );
      const { headers } = await ask(guide.port, "HEAD", address);
      assert.is(value, headers["cache-control"], address);
    }
  });

  test("lets every site read the feed and the data, as the server does", async () => {
    const all = await rules();
    for (const address of addresses()) {
      const [value] = all.flatMap((rule) =>
        isFor(rule, address) ? (rule.headers.get("access-control-allow-origin") ?? []) : [],
      );
      const { headers } = await ask(guide.port, "HEAD", address);
      assert.is(value, headers["access-control-allow-origin"], address);
    }
  });

  test("has no two rules that set one header for one address", async () => {
    const all = await rules();
    for (const address of addresses()) {
      const names = all.filter((rule) => isFor(rule, address)).flatMap(({ headers }) => [...headers.keys()]);
      assert.equal(names, [...new Set(names)], address);
    }
  });

  test("redirects a trailing slash as the server does", async () => {
    const lines = (await exported("_redirects")).toString().trimEnd().split("\n");
    assert.is(lines.length, routes.length - 1);
    for (const line of lines) {
      const [from = "", to, status] = line.split(" ");
      const answer = await ask(guide.port, "GET", from);
      assert.is(answer.headers.location, to, line);
      assert.is(String(answer.status), status, line);
    }
  });

  test("is the same, byte for byte, in another folder on another day of the year", async () => {
    const trees: string[] = [];
    for (const day of ["2025-01-02", "2025-12-30"]) {
      const out = join(folder, day);
      const env = { SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000) };
      await exportCommand(
        "dist",
        readExportSettings({ out, "site-url": siteUrl }, env, new Date("2031-05-05")),
      );
      trees.push(out);
    }
    const [first = "", second = ""] = trees;
    const names = await listFiles(first);
    assert.equal(await listFiles(second), names);
    for (const name of names) {
      assert.ok((await readFile(join(first, name))).equals(await readFile(join(second, name))), name);
    }
    assert.match(await readFile(join(first, "index.html"), "utf8"), "2025");
    assert.not.match(await readFile(join(first, "index.html"), "utf8"), "2031");
  });

  test("takes the place of a former export, and says which addresses have changed", async () => {
    const out = join(folder, "again");
    assert.is((await exportTo(out)).changes, undefined);
    await writeFile(join(out, pageFile("/foods")), "another page");
    await writeFile(join(out, "old.html"), "a page that is no more");
    await writeFile(join(out, "assets/old.js"), "a script that is no more");
    await rm(join(out, pageFile("/stay")));
    const { changes } = await exportTo(out);
    assert.equal(changes, { added: ["/stay"], changed: ["/foods"], removed: ["/old"] });
    assert.equal(await listFiles(out), await listFiles(join(folder, "out")));
    assert.not((await readdir(folder)).some((name) => name.startsWith("again.")));
  });

  test("says what has changed since the export in another folder", async () => {
    const live = join(folder, "live");
    await mkdir(live);
    await writeFile(join(live, pageFile("/foods")), "another page");
    await writeFile(join(live, "old.html"), "a page that is no more");
    const { changes } = await exportTo(join(folder, "fresh"), live);
    assert.equal(changes?.changed, ["/foods"]);
    assert.equal(changes?.removed, ["/old"]);
    assert.ok(changes?.added.includes("/stay"));
    assert.equal((await readdir(live)).sort(), [pageFile("/foods"), "old.html"]);
  });

  test("puts back the former export where one was ended between its two renames", async () => {
    const out = join(folder, "ended");
    await exportTo(out);
    await rename(out, `${out}.former`);
    assert.equal((await exportTo(out)).changes, { added: [], changed: [], removed: [] });
  });
});

describe("the addresses of exported files", (test) => {
  const files: readonly (readonly [file: string, address: string | undefined])[] = [
    ["index.html", "/"],
    ["foods.html", "/foods"],
    ["operators/joy-bus.html", "/operators/joy-bus"],
    ["data/schedules.json", "/data/schedules.json"],
    ["favicon.ico.br", undefined],
    ["favicon.ico.gz", undefined],
    ["assets/hydrate.0123abcd.js", undefined],
    ["_nginx.conf", undefined],
    ["operators", undefined],
  ];
  for (const [file, address] of files) {
    test(`are ${address} for ${file}`, () => {
      assert.is(addressOf(file), address);
    });
  }
});

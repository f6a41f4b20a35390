import { readFile } from "node:fs/promises";
import supertest from "supertest";
import * as assert from "uvu/assert";
import { withSavedDate } from "../../client/offline/saved-bar.ts";
import { readConfig } from "../../server/config.ts";
import { readHtml } from "../../server/render/rendered-html.ts";
import { filePaths } from "../../shared/paths.ts";
import { notFoundRoute, routes } from "../../shared/routes.tsx";
import { type PrecacheManifest, savedBarId, serviceWorkerPath } from "../../shared/universal/offline.ts";
import { describe } from "../setup/describe.ts";
import { build } from "../setup/guide/built-guide.ts";
import { spawnGuide } from "../setup/guide/spawn-guide.ts";
import { type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";
import { ask } from "../setup/requests/raw-request.ts";

/** What one visit may cost in saving, over the wire. */
const mostBytes = 400_000;

async function workerOf({ origin }: StartedGuide): Promise<string> {
  return (await supertest(origin).get(serviceWorkerPath)).text;
}

async function manifestOf(guide: StartedGuide): Promise<PrecacheManifest> {
  const [, manifest = ""] = /^const precacheManifest=(.*);\n/.exec(await workerOf(guide)) ?? [];
  return JSON.parse(manifest);
}

describe("the worker that saves the guide", (test) => {
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  test("is a script at the root that no cache holds back", async () => {
    const { status, headers } = await supertest(guide.origin).get(serviceWorkerPath);
    assert.is(status, 200);
    assert.is(headers["content-type"], "text/javascript; charset=utf-8");
    assert.is(headers["cache-control"], "no-cache");
  });

  test("saves every page, the Page Not Found page, every script and the font", async () => {
    const { pages, assets, notFound } = await manifestOf(guide);
    const paths = [...routes.map(({ path }) => path), notFoundRoute.path, filePaths.searchData];
    assert.equal(
      pages.map(([path]) => path),
      paths,
    );
    assert.is(notFound, notFoundRoute.path);
    const { files } = build;
    const needed = files.map(({ path }) => path).filter((path) => /\.(js|woff2)$/.test(path));
    assert.ok(needed.length > 2);
    assert.equal(
      needed.filter((path) => !assets.includes(path)),
      [],
    );
  });

  /** What a page has of the files with a hash in their name. */
  const assetsOf = async (path: string) => {
    const { addresses } = readHtml((await supertest(guide.origin).get(path)).text);
    return addresses
      .filter((address) => address.startsWith("/assets/"))
      .map((address) => address.replace(/#.*/, ""));
  };

  test("knows the pictures of each page besides, so that a page that was visited is whole", async () => {
    const { pages, assets } = await manifestOf(guide);
    for (const { path } of routes) {
      const [, , pictures = []] = pages.find(([page]) => page === path) ?? [];
      assert.equal(new Set([...pictures, ...assets]), new Set([...(await assetsOf(path)), ...assets]), path);
    }
    assert.ok(pages.some(([, , pictures]) => pictures.length > 5));
  });

  test("saves the map of Baguio", async () => {
    const { assets } = await manifestOf(guide);
    const maps = assets.flatMap((path) => path.match(/(?<=\/maps\/)\w+/) ?? []);
    assert.equal(maps, ["city"]);
  });

  test("saves the pictures that every page has", async () => {
    const { assets } = await manifestOf(guide);
    const [first = [], ...others] = await Promise.all(routes.map(({ path }) => assetsOf(path)));
    const common = first.filter((path) => others.every((paths) => paths.includes(path)));
    assert.ok(common.length > 2);
    assert.equal(
      common.filter((path) => !assets.includes(path)),
      [],
    );
  });

  test(`costs at most ${mostBytes} bytes, with the pictures of the richest page`, async () => {
    const { pages, assets } = await manifestOf(guide);
    // As the build has published it, and compressed as hard as it goes.
    const served = await spawnGuide({ SITE_URL: readConfig(process.env).siteUrl });
    const size = async (path: string) =>
      (await ask(served.port, "GET", path, { "Accept-Encoding": "br" })).body.length;
    const sizes = new Map<string, number>();
    for (const path of [serviceWorkerPath, ...pages.map(([path]) => path), ...assets]) {
      sizes.set(path, await size(path));
    }
    const pictures: number[] = [];
    for (const [, , own] of pages) {
      pictures.push((await Promise.all(own.map(size))).reduce((sum, bytes) => sum + bytes, 0));
    }
    served.process.kill("SIGKILL");
    sizes.set("pictures", Math.max(...pictures));
    const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    const list = Array.from(sizes, ([path, bytes]) => `${String(bytes).padStart(7)} ${path}`);
    assert.ok(total <= mostBytes, `${total} bytes\n${list.join("\n")}`);
  });

  test("is the same for the same pages, and another when one of them changes", async () => {
    const again = await startGuide();
    const newYear = await startGuide({ now: () => new Date("2026-06-01") });
    assert.is(await workerOf(again), await workerOf(guide));
    assert.is.not((await manifestOf(newYear)).version, (await manifestOf(guide)).version);
    await Promise.all([again.stop(), newYear.stop()]);
  });

  test("gives way to one that removes it when it is switched off", async () => {
    const off = await startGuide({ config: { worksOffline: false } });
    const { workers } = build;
    assert.is(await workerOf(off), workers.removing);
    const page = (await supertest(off.origin).get("/")).text;
    await off.stop();
    assert.not.match(page, "saved-copy");
  });
});

describe("the bar of a saved page", (test) => {
  const savedOn = new Date("2026-11-20T04:00:00Z");
  const hidden = new RegExp(`id="${savedBarId}"[^>]* hidden=""></p>`);
  let guide: StartedGuide;
  test.before(async () => {
    guide = await startGuide();
  });
  test.after(() => guide.stop());

  for (const { path } of [...routes, notFoundRoute]) {
    test(`of ${path} is shown with the date`, async () => {
      const html = (await supertest(guide.origin).get(path)).text;
      assert.match(html, hidden);
      const saved = withSavedDate(html, savedOn);
      assert.not.match(saved, hidden);
      const time = '<time datetime="2026-11-20T04:00:00.000Z">November 20, 2026</time>';
      assert.match(saved, `>The guide could not be reached. This copy was saved on ${time}.</p>`);
    });
  }

  test("is nowhere in what is not a page", async () => {
    const script = await readFile("package.json", "utf8");
    assert.is(withSavedDate(script, savedOn), script);
  });
});

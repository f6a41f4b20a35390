import { brotliCompressSync, constants } from "node:zlib";
import * as assert from "uvu/assert";
import { linksOf } from "../../server/build/page-links.ts";
import {
  type PrecacheManifest,
  savedBarId,
  serviceWorkerPath,
  webManifestPath,
} from "../../shared/contract/offline.ts";
import { filePaths } from "../../shared/paths.ts";
import { routes } from "../../shared/routes.tsx";
import { build, plainNotFound, type StartedGuide, siteWith, startGuide } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { ask } from "../setup/requests.ts";

/** The most that saving the guide may cost, compressed, in bytes: at most 5 % more than measured. */
const maxBytes = 440_000;

/** As fast as a server compresses responses; the best quality would take seconds here. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const textAt = async ({ port }: StartedGuide, path: string) => String((await ask(port, "GET", path)).body);

async function manifestOf(guide: StartedGuide): Promise<PrecacheManifest> {
  const [, manifest = ""] =
    /^const precacheManifest=(.*);\n/.exec(await textAt(guide, serviceWorkerPath)) ?? [];
  return JSON.parse(manifest);
}

const guide = await startGuide();
const manifest = await manifestOf(guide);

describe("the service worker", (test) => {
  test("saves every page, Page Not Found and the data for search, with hashes that match their ETags", async () => {
    const saved = manifest.documents.map(([path]) => path);
    assert.equal(saved, [...routes.map(({ path }) => path), plainNotFound.path, filePaths.searchData]);
    assert.is(manifest.notFound, plainNotFound.path);
    for (const [path, hash] of manifest.documents.slice(0, -1)) {
      assert.is((await ask(guide.port, "HEAD", path)).headers.etag, `W/"${hash}"`);
    }
  });

  test("saves every script, the font and the maps of Baguio", () => {
    const { assets } = manifest;
    const needed = [...build.files.keys()].filter((path) => /^\/assets\/.*\.(js|woff2)$/.test(path));
    assert.ok(needed.length > 2 && needed.every((path) => assets.includes(path)));
    assert.equal(
      assets.flatMap((path) => path.match(/(?<=\/maps\/)\w+/) ?? []),
      ["arrival", "city"],
    );
  });

  test("knows the assets of each page, and lists shared ones once", async () => {
    const { documents, assets } = manifest;
    for (const { path } of [...routes, plainNotFound]) {
      const [, , own = []] = documents.find(([page]) => page === path) ?? [];
      const html = await textAt(guide, path);
      const inStyle = Array.from(html.matchAll(/url\(([^)]*)\)/g), ([, address = ""]) => address);
      const found = [...linksOf(html).addresses, ...inStyle]
        .map((address) => address.replace(/#.*/, ""))
        .filter((address) => address.startsWith("/assets/"));
      assert.equal(
        found.filter((address) => !(own.includes(address) || assets.includes(address))),
        [],
        path,
      );
      assert.equal(
        own.filter((address) => assets.includes(address) || !found.includes(address)),
        [],
        path,
      );
    }
    assert.ok(documents.some(([, , own]) => own.length > 5));
  });

  test("recognizes every page by its link to the manifest", async () => {
    for (const { path } of [...routes, plainNotFound]) {
      assert.match(await textAt(guide, path), `<link rel="manifest" href="${webManifestPath}"`, path);
    }
  });

  test("leaves other files and health checks to the network", () => {
    for (const path of ["/healthz", "/readyz", "/favicon.ico", "/robots.txt", filePaths.newsFeed]) {
      assert.ok(manifest.unsavedPaths.includes(path), path);
    }
    assert.ok(
      [...build.files.keys()].every(
        (path) => manifest.unsavedPaths.includes(path) !== path.startsWith("/assets/"),
      ),
    );
  });

  test(`downloads at most ${maxBytes} bytes, including the pictures of the largest page`, async () => {
    // As the server does soon after it starts.
    await Promise.all(Array.from(build.files.values(), ({ body }) => body().compressBest()));
    const { documents, assets } = manifest;
    const isPage = (path: string) =>
      path === plainNotFound.path || routes.some((route) => route.path === path);
    const sizeOf = async (path: string) => {
      // The coding of a page may change once the server has compressed it better.
      const coding = isPage(path) ? "identity" : "br";
      const { body } = await ask(guide.port, "GET", path, { "Accept-Encoding": coding });
      return isPage(path) ? brotliCompressSync(body, quality).length : body.length;
    };
    const sum = async (paths: readonly string[]) =>
      (await Promise.all(paths.map(sizeOf))).reduce((total, size) => total + size, 0);
    const shared = await sum([serviceWorkerPath, ...documents.map(([path]) => path), ...assets]);
    const pictures = await Promise.all(documents.map(([, , own]) => sum(own)));
    assert.ok(shared + Math.max(...pictures) <= maxBytes, `${shared} + ${Math.max(...pictures)} bytes`);
  });

  test("changes if and only if a page changes", async () => {
    const again = await startGuide({ site: siteWith({}) });
    const newYear = await startGuide({ site: siteWith({ date: new Date("2026-06-01") }) });
    assert.equal(await manifestOf(again), manifest);
    assert.is.not((await manifestOf(newYear)).version, manifest.version);
  });

  test("is replaced by one that removes saved copies if offline reading is off", async () => {
    const off = await startGuide({ site: siteWith({ worksOffline: false }) });
    assert.is(await textAt(off, serviceWorkerPath), build.workers.removingWorker);
    assert.not.match(await textAt(off, "/"), savedBarId);
  });
});

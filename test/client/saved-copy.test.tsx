import { renderToStaticMarkup } from "react-dom/server";
import * as assert from "uvu/assert";
import {
  confirmedKey,
  findPage,
  isFresh,
  pageWithBar,
  removeOld,
  saveCopy,
  savePictures,
} from "../../client/offline/saved-copy.ts";
import { contentHash } from "../../server/http/encode.ts";
import { SavedBar } from "../../shared/layout/SiteLayout.tsx";
import { describe } from "../setup/describe.ts";
import { memoryCaches, smallManifest } from "./memory-caches.ts";

const html = `<main>${renderToStaticMarkup(<SavedBar />)}Ube jam</main>`;
const hash = contentHash(html);
const manifest = smallManifest(hash, "/assets/hydrate.1.js");

/** As a string, because the compiler knows no workers here. */
const removingWorker: string = "../../client/offline/removing-worker.ts";

describe("the copy of a deployment", (test) => {
  let requested: string[];
  let body: string;
  test.before.each(() => {
    requested = [];
    body = html;
    // Not restored: the process runs only the tests of this folder.
    Object.assign(globalThis, {
      caches: memoryCaches(),
      fetch: async (path: string) => {
        requested.push(path);
        return new Response(body);
      },
    });
  });

  const isFreshAfter = async (seconds: number) => {
    const { now } = Date;
    const then = now() + seconds * 1000;
    Date.now = () => then;
    const saved = await findPage(manifest, "/foods");
    const fresh = saved && isFresh(saved);
    Date.now = now;
    return fresh;
  };

  test("contains every page and asset, each fetched once", async () => {
    await saveCopy(manifest);
    await saveCopy(manifest);
    assert.equal(requested, ["/foods", "/404", "/assets/hydrate.1.js"]);
  });

  test("takes unchanged pages from the previous copy", async () => {
    await saveCopy(manifest);
    await saveCopy({ ...manifest, version: "2" });
    assert.is(requested.length, 3);
  });

  test("is discarded if the host rewrites pages", async () => {
    body = "rewritten";
    assert.is(await saveCopy(manifest).catch(String), "Error: /foods is not the page of this deployment.");
    assert.equal(requested, ["/foods"]);
    assert.equal(await caches.keys(), []);
  });

  /** Everything that is saved, without what all deployments have in common. */
  const savedKeys = async () => {
    const keys = Array.from(await (await caches.open("guide")).keys(), ({ url }) => new URL(url));
    return keys.map(({ pathname, search }) => pathname + search).filter((key) => !common.includes(key));
  };
  const common = ["/saved-keys", `/foods?${hash}`, `/404?${hash}`];
  const deployment = (version: string) => ({
    ...manifest,
    version,
    assets: [`/assets/hydrate.${version}.js`],
  });
  const keysOf = (version: string) => [`/assets/hydrate.${version}.js`, `/confirmed?${version}`];

  test("is kept for one more deployment, and leaves the caches of others alone", async () => {
    await caches.open("other");
    for (const version of ["1", "2", "3"]) {
      await saveCopy(deployment(version));
      await removeOld(deployment(version));
    }
    assert.equal(await savedKeys(), [...keysOf("2"), ...keysOf("3")]);
    assert.equal(await caches.keys(), ["other", "guide"]);
  });

  test("is kept if the next deployment was saved only in part", async () => {
    await saveCopy(deployment("1"));
    await removeOld(deployment("1"));
    const page = `<p>A page of the second deployment</p>`;
    body = page;
    const saved = saveCopy({
      ...deployment("2"),
      documents: [
        ["/tips", contentHash(page), []],
        ["/news", "hash of a page that cannot be fetched", []],
      ],
    });
    assert.match((await saved.catch(String)) ?? "", "/news is not the page");
    body = html;
    await saveCopy(deployment("3"));
    assert.equal(await savedKeys(), [...keysOf("1"), `/tips?${contentHash(page)}`, ...keysOf("3")]);
    await removeOld(deployment("3"));
    assert.equal(await savedKeys(), [...keysOf("1"), ...keysOf("3")]);
  });

  test("is deleted by the removing worker, which leaves the caches of others alone", async () => {
    await caches.open("other");
    await saveCopy(manifest);
    let removal: Promise<void> | undefined;
    Object.assign(globalThis, {
      self: {
        registration: { unregister: async () => true },
        addEventListener: (type: string, listener: (event: object) => void) => {
          if (type === "activate") {
            listener({ waitUntil: (promise: Promise<void>) => (removal = promise) });
          }
        },
      },
    });
    await import(removingWorker);
    await removal;
    Reflect.deleteProperty(globalThis, "self");
    assert.equal(await caches.keys(), ["other"]);
  });

  test("contains pages without the headers of their compressed form", async () => {
    const headers = { "Content-Type": "text/html", "Content-Encoding": "br", "Content-Length": "9" };
    await saveCopy(manifest);
    await (await caches.open("guide")).put(`/foods?${hash}`, new Response(html, { headers }));
    const saved = await findPage(manifest, "/foods");
    assert.equal([...(saved?.page.headers.keys() ?? [])], ["content-type"]);
  });

  test("shows when it was saved", async () => {
    assert.match(html, 'hidden=""></p>');
    await saveCopy(manifest);
    const saved = await findPage(manifest, "/foods");
    assert.ok(saved);
    const page = await pageWithBar(saved, 404);
    assert.match(
      await page.text(),
      /<p id="saved-copy" class="[^"]*">The guide could not be reached. This copy was last checked on <time datetime="[^"]+Z">\w+ \d+, \d{4}<\/time>\.<\/p>Ube jam/,
    );
    assert.is(page.status, 404);
    assert.is(await findPage(manifest, "/nowhere"), undefined);
  });

  test("is fresh for five minutes", async () => {
    await saveCopy(manifest);
    assert.ok(await isFreshAfter(0));
    assert.ok(await isFreshAfter(299));
    assert.not(await isFreshAfter(300));
    assert.not(await isFreshAfter(-1), "the clock was set back");
  });

  test("is not used until it is complete", async () => {
    await saveCopy(manifest);
    await (await caches.open("guide")).delete(confirmedKey(manifest));
    assert.is(await findPage(manifest, "/foods"), undefined);
    await saveCopy(manifest);
    assert.ok(await isFreshAfter(0));
  });

  test("has the pictures of pages that were visited before the deployment, and no others", async () => {
    const [seen, unseen] = ["/assets/jam.1.jpg", "/assets/tea.1.jpg"];
    const first: typeof manifest = { ...manifest, documents: [["/foods", hash, [seen]]] };
    await saveCopy(first);
    await savePictures(first, "/foods");
    for (const version of ["2", "3", "4"]) {
      const next: typeof manifest = { ...manifest, version, documents: [["/foods", hash, [seen, unseen]]] };
      await saveCopy(next);
      await removeOld(next);
    }
    const pictures = (await savedKeys()).filter((key) => key.endsWith(".jpg"));
    assert.equal(pictures, [seen]);
  });
});

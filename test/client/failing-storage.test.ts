import { EventEmitter, once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { createContext, runInContext } from "node:vm";
import * as assert from "uvu/assert";
import { contentHash } from "../../server/http/encode.ts";
import { webManifestPath } from "../../shared/contract/offline.ts";
import { build } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { memoryCaches, smallManifest } from "./memory-caches.ts";

const origin = "https://baguio.example";
const html = `<link rel="manifest" href="${webManifestPath}">Ube jam`;
const hash = contentHash(html);
const script = "/assets/hydrate.1.js";
const picture = "/assets/jam.1.jpg";
const manifest = smallManifest(hash, script);

type Caches = ReturnType<typeof memoryCaches>;
type Handler = (event: object) => void;

/** Runs the built service worker, a hundred times as fast as time. */
function startWorker(caches: object, fetched: (path: string, init?: RequestInit) => Promise<Response>) {
  const handlers = new Map<string, Handler>();
  const registration = { active: {}, installing: null, waiting: null, update: async () => undefined };
  const self = {
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    location: new URL(origin),
    clients: { claim: async () => undefined, matchAll: async () => [] },
    registration,
    skipWaiting: async () => undefined,
  };
  const fetch = (request: string | { readonly url: string }, init?: RequestInit) => {
    const { pathname } = new URL(typeof request === "string" ? request : request.url, origin);
    return fetched(pathname, init);
  };
  const globals = {
    ...{ self, caches, fetch, crypto, URL, Response, Headers, Request },
    setTimeout: (run: (value?: unknown) => void, time: number, value?: unknown) =>
      setTimeout(run, time / 100, value),
  };
  const manifestScript = `const precacheManifest=${JSON.stringify(manifest)};`;
  runInContext(manifestScript + build.workers.serviceWorker, createContext(globals));

  /** Dispatches an event. Resolves to the response, and to whatever the event waits for. */
  const dispatch = (type: string, request?: object) => {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    handlers.get(type)?.({
      request,
      // Like a browser, handles what is rejected.
      waitUntil: (promise: Promise<unknown>) => work.push(promise.catch(() => undefined)),
      respondWith: (promise: Promise<Response>) => {
        response = promise;
      },
    });
    return { response, done: () => Promise.all(work) };
  };
  const request = (path: string, destination = "document") => {
    const mode = destination === "document" ? "navigate" : "no-cors";
    return dispatch("fetch", {
      ...{ url: `${origin}${path}`, method: "GET", mode, destination, cache: "default" },
      headers: new Headers(),
    });
  };
  return { dispatch, request };
}

const online = async (path: string) =>
  new Response(path === script ? "script" : html, { headers: { "Content-Type": "text/html" } });
const offline = async () => {
  throw new TypeError("Failed to fetch");
};

const failures: Readonly<Record<string, () => Promise<never>>> = {
  rejects: async () => {
    throw new DOMException("Unexpected internal error.", "UnknownError");
  },
  "never ends": () => new Promise<never>(() => {}),
};

/** Makes one function of a cache storage, or of each cache, fail from now on. */
const breaks: Readonly<Record<string, (caches: Caches, fail: () => Promise<never>) => object>> = {
  "caches.open": (caches, fail) => ({ ...caches, open: fail }),
  "caches.match": (caches, fail) => ({ ...caches, match: fail }),
  "caches.keys": (caches, fail) => ({ ...caches, keys: fail }),
  "caches.delete": (caches, fail) => ({ ...caches, delete: fail }),
  ...Object.fromEntries(
    ["match", "put", "add", "keys", "delete"].map((name) => [
      `cache.${name}`,
      (caches: Caches, fail: () => Promise<never>) => ({
        ...caches,
        open: async (cacheName: string) => ({ ...(await caches.open(cacheName)), [name]: fail }),
      }),
    ]),
  ),
  "a saved body": (caches, fail) => ({
    ...caches,
    match: async (path: string) => {
      const saved = await caches.match(path);
      return saved && Object.assign(saved, { arrayBuffer: fail, text: fail });
    },
    open: async (name: string) => {
      const cache = await caches.open(name);
      const match = async (path: string) => {
        const saved = await cache.match(path);
        return saved && Object.assign(saved, { arrayBuffer: fail, text: fail, clone: () => saved });
      };
      return { ...cache, match };
    },
  }),
};

/** The text of a response, if it arrives within half a minute of the worker's time. */
async function outcome(response: Promise<Response> | undefined): Promise<string | undefined> {
  const text = response?.then(async (sent) => (sent.type === "error" ? "no network" : await sent.text()));
  return Promise.race([text?.catch(() => "no network"), delay(300, "nothing")]);
}

describe("the service worker", (test) => {
  for (const [call, breakStorage] of Object.entries(breaks)) {
    for (const [how, fail] of Object.entries(failures)) {
      const brokenStorage = async () => {
        const caches = memoryCaches();
        await startWorker(caches, online).dispatch("install").done();
        return breakStorage(caches, fail);
      };

      test(`serves the network's response if ${call} ${how}`, async () => {
        const { request } = startWorker(await brokenStorage(), online);
        assert.is(await outcome(request("/foods").response), html);
        assert.is(await outcome(request("/foods/").response), html);
        assert.is(await outcome(request("/nowhere").response), html);
        assert.is(await outcome(request(script, "script").response), "script");
        assert.is(await outcome(request(picture, "image").response), html);
      });

      test(`serves what it can read without a network if ${call} ${how}`, async () => {
        const { request } = startWorker(await brokenStorage(), offline);
        const isReadable = !["caches.match", "a saved body"].includes(call);
        const page = isReadable ? /Ube jam$/ : /^no network$/;
        assert.match((await outcome(request("/foods").response)) ?? "", page);
        assert.match((await outcome(request("/nowhere").response)) ?? "", page);
        const expected = isReadable ? "script" : "no network";
        assert.is(await outcome(request(script, "script").response), expected);
        assert.match((await outcome(request("/assets/unseen.1.jpg", "image").response)) ?? "", "<svg");
      });
    }
  }

  test("waits for storage that does not respond only once, until it responds after all", async () => {
    let reads = 0;
    const storage = new EventEmitter();
    const match = async () => {
      reads += 1;
      await once(storage, "responds");
    };
    const { request } = startWorker({ ...memoryCaches(), match }, online);
    const readsFor = async (path: string) => {
      const before = reads;
      assert.is(await outcome(request(path).response), html);
      return reads - before;
    };
    assert.is.not(await readsFor("/foods"), 0);
    assert.is(await readsFor("/foods"), 0);
    assert.is(await readsFor("/nowhere"), 0);
    storage.emit("responds");
    await delay(0);
    assert.is.not(await readsFor("/foods"), 0);
  });

  test("asks the network for pages even if the HTTP cache has older ones", async () => {
    const caches = memoryCaches();
    const { dispatch, request } = startWorker(caches, async (path, init) =>
      init?.cache === "no-cache" || path === script ? online(path) : new Response("an older page"),
    );
    await dispatch("install").done();
    assert.ok(await caches.match(`/404?${hash}`));
    assert.is(await outcome(request("/foods/").response), html);
  });

  test("replaces a picture that is gone by a placeholder, but not a script", async () => {
    const { request } = startWorker(memoryCaches(), async () => new Response("Not Found", { status: 404 }));
    const placeholder = await request("/assets/old.1.svg", "image").response;
    assert.is(placeholder?.status, 200);
    assert.is(placeholder?.headers.get("Content-Type"), "image/svg+xml");
    assert.is((await request("/assets/old.1.js", "script").response)?.status, 404);
  });
});

import type { PrecacheManifest } from "../../shared/contract/offline.ts";

/** The manifest of a guide with one page, Page Not Found of the same bytes, and one asset. */
export function smallManifest(hash: string, asset: string): PrecacheManifest {
  return {
    version: "1",
    documents: [
      ["/foods", hash, []],
      ["/404", hash, []],
    ],
    notFound: "/404",
    assets: [asset],
    unsavedPaths: [],
  };
}

/** The Cache API in memory, as far as the service worker uses it. */
export function memoryCaches() {
  const caches = new Map<string, Map<string, Response>>();
  /** Addresses and paths are the same. */
  const keyOf = (request: string | { readonly url: string }) => {
    const url = new URL(typeof request === "string" ? request : request.url, "https://baguio.example");
    return url.pathname + url.search;
  };
  return {
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (path: string, { cacheName = "" } = {}) =>
      [...caches]
        .filter(([name]) => cacheName === "" || name === cacheName)
        .flatMap(([, cache]) => cache.get(keyOf(path))?.clone() ?? [])[0],
    open: async (name: string) => {
      const cache = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, cache);
      return {
        match: async (path: string) => cache.get(keyOf(path))?.clone(),
        put: async (path: string, response: Response) => void cache.set(keyOf(path), response),
        add: async (request: Request) => void cache.set(keyOf(request), await fetch(request)),
        keys: async () => Array.from(cache.keys(), (path) => new Request(`https://baguio.example${path}`)),
        delete: async (request: string | Request) => cache.delete(keyOf(request)),
      };
    },
  };
}

import { assetsPath, type PrecacheManifest } from "../../shared/offline.ts";

/**
 * How a request is answered: a page from the network, or from the saved copy where that does not answer in time; one
 * that a cache may keep from the copy alone while that is fresh; an asset from the saved copy, or from the network where
 * it is not there; nothing else by the worker.
 */
export type Strategy = "kept-page" | "page" | "asset" | "none";

/** How a page is asked for that is to be new: by the button that loads it again, for one. */
const anew: readonly RequestCache[] = ["no-cache", "no-store", "reload"];

type Asked = Pick<Request, "method" | "url" | "mode" | "cache" | "headers">;

export function strategyFor(request: Asked, manifest: PrecacheManifest, guideOrigin: string): Strategy {
  const { method, url, mode, cache, headers } = request;
  const { origin, pathname } = new URL(url);
  // DevTools asks for what lies in the HTTP cache alone, which a fetch of another mode may not.
  const isForCacheAlone = cache === "only-if-cached" && mode !== "same-origin";
  if (method !== "GET" || origin !== guideOrigin || headers.has("Range") || isForCacheAlone) {
    return "none";
  }
  if (pathname.startsWith(assetsPath)) {
    return "asset";
  }
  if (isSaved(pathname, manifest)) {
    return anew.includes(cache) || pathname === manifest.notFound ? "page" : "kept-page";
  }
  return mode === "navigate" && !manifest.others.includes(pathname) ? "page" : "none";
}

/** The path of the page that is shown at an address, whatever its query: Page Not Found where there is none. */
export function pageAt(url: string, manifest: PrecacheManifest): string {
  const path = new URL(url).pathname.replace(/^(\/.+)\/$/, "$1");
  return isSaved(path, manifest) ? path : manifest.notFound;
}

function isSaved(path: string, { pages }: PrecacheManifest): boolean {
  return pages.some(([page]) => page === path);
}

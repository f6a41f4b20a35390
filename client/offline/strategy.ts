import { assetsPath, type PrecacheManifest } from "../../shared/offline.ts";

/**
 * How the worker answers a request. "page": from the network, or the saved page if that takes too long.
 * "kept-page": the same, but from the copy alone while it is fresh. "asset": from the copy, or the network.
 * "none": not at all.
 */
export type Strategy = "kept-page" | "page" | "asset" | "none";

/** The cache modes of requests for a new page, such as reloading. */
const anew: readonly RequestCache[] = ["no-cache", "no-store", "reload"];

type Asked = Pick<Request, "method" | "url" | "mode" | "cache" | "headers">;

export function strategyFor(request: Asked, manifest: PrecacheManifest, guideOrigin: string): Strategy {
  const { method, url, mode, cache, headers } = request;
  const { origin, pathname } = new URL(url);
  // DevTools sends such requests; fetch rejects this cache mode together with any other request mode.
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

/** The path of the page shown at an address, without its query: that of Page Not Found where there is no page. */
export function pageAt(url: string, manifest: PrecacheManifest): string {
  const path = new URL(url).pathname.replace(/^(\/.+)\/$/, "$1");
  return isSaved(path, manifest) ? path : manifest.notFound;
}

function isSaved(path: string, { pages }: PrecacheManifest): boolean {
  return pages.some(([page]) => page === path);
}

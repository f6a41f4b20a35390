import { isAsset, type PrecacheManifest } from "../../shared/universal/offline.ts";

/**
 * How the worker answers a request. "network-first": with the network's page, or the saved one if that takes
 * too long. "cache-first-while-fresh": the same, but with the saved page alone while it is fresh.
 * "cache-first": from the copy, or the network. "none": not at all.
 */
export type Strategy = "cache-first-while-fresh" | "network-first" | "cache-first" | "none";

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
  if (isAsset(pathname)) {
    return "cache-first";
  }
  if (isSaved(pathname, manifest)) {
    return anew.includes(cache) || pathname === manifest.notFound
      ? "network-first"
      : "cache-first-while-fresh";
  }
  return mode === "navigate" && !manifest.others.includes(pathname) ? "network-first" : "none";
}

/** Whether a browser asks for a page in order to prerender it. */
export function isForPrerendering({ headers }: Pick<Request, "headers">): boolean {
  return headers.get("Sec-Purpose")?.includes("prerender") ?? false;
}

/**
 * The path of the page shown at an address, without its query: that of Page Not Found where there is no page.
 */
export function pagePathOf(url: string, manifest: PrecacheManifest): string {
  const path = new URL(url).pathname.replace(/^(\/.+)\/$/, "$1");
  return isSaved(path, manifest) ? path : manifest.notFound;
}

function isSaved(path: string, { pages }: PrecacheManifest): boolean {
  return pages.some(([page]) => page === path);
}

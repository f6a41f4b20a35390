import { isAsset, type PrecacheManifest } from "../../shared/universal/offline.ts";

/**
 * How the worker responds to a request.
 * - "network-first": with the network's page, or with the saved one if that fails or takes too long.
 * - "cache-first-while-fresh": with the saved page while it is fresh, else network-first.
 * - "cache-first": with the saved asset, else from the network.
 * - "none": not at all; the browser goes on as without a worker.
 */
export type Strategy = "cache-first-while-fresh" | "network-first" | "cache-first" | "none";

/** The cache modes of a request that wants a new page, such as a reload. */
const reloading: readonly RequestCache[] = ["no-cache", "no-store", "reload"];

type RequestParts = Pick<Request, "method" | "url" | "mode" | "cache" | "headers">;

export function strategyFor(
  { method, url, mode, cache, headers }: RequestParts,
  manifest: PrecacheManifest,
  guideOrigin: string,
): Strategy {
  const { origin, pathname } = new URL(url);
  // DevTools sends such requests; fetch rejects this cache mode with any other request mode.
  const isForCacheAlone = cache === "only-if-cached" && mode !== "same-origin";
  if (method !== "GET" || origin !== guideOrigin || headers.has("Range") || isForCacheAlone) {
    return "none";
  }
  if (isAsset(pathname)) {
    return "cache-first";
  }
  if (isSaved(pathname, manifest)) {
    return reloading.includes(cache) || pathname === manifest.notFound
      ? "network-first"
      : "cache-first-while-fresh";
  }
  return mode === "navigate" && !manifest.others.includes(pathname) ? "network-first" : "none";
}

/** The path of the saved page for an address: that of Page Not Found where there is no page. */
export function pagePathOf(url: string, manifest: PrecacheManifest): string {
  const path = new URL(url).pathname.replace(/^(\/.+)\/$/, "$1");
  return isSaved(path, manifest) ? path : manifest.notFound;
}

function isSaved(path: string, { pages }: PrecacheManifest): boolean {
  return pages.some(([page]) => page === path);
}

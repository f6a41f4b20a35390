import { cachePrefix, type PrecacheManifest } from "../../shared/offline.ts";
import { find, ignoreFailure, put } from "./storage.ts";

/** A translucent gray, in place of a missing picture on a light or dark page. */
const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="gray" fill-opacity=".15"/></svg>';

/** The cache of assets outside the copies. Their names contain a hash, so they outlive a deployment. */
export const assetsCache = `${cachePrefix}assets`;

/**
 * Returns an asset from a cache, or fetches and saves it. If a picture cannot be fetched, returns a placeholder.
 * @param waitUntil keeps the worker running until the asset is saved.
 */
export async function cachedAsset(
  request: Request,
  waitUntil: (saving: Promise<void>) => void,
): Promise<Response> {
  const saved = await find(request.url);
  if (saved !== undefined) {
    return saved;
  }
  const fetched = await fetch(request).catch(() => Response.error());
  if (fetched.ok) {
    waitUntil(put(request.url, fetched.clone(), assetsCache).catch(ignoreFailure));
  }
  return fetched.ok || request.destination !== "image"
    ? fetched
    : new Response(placeholder, { headers: { "Content-Type": "image/svg+xml" } });
}

/** Saves the pictures of a visited page, so that the page is complete offline. */
export async function savePictures({ documents }: PrecacheManifest, path: string): Promise<void> {
  const [, , pictures = []] = documents.find(([page]) => page === path) ?? [];
  const assets = await caches.open(assetsCache);
  for (const address of pictures) {
    if ((await find(address)) === undefined) {
      await assets.add(new Request(address, { priority: "low" }));
    }
  }
}

export async function removeOldPictures({ documents }: PrecacheManifest): Promise<void> {
  const used = new Set(documents.flatMap(([, , pictures]) => pictures));
  const assets = await caches.open(assetsCache);
  for (const request of await assets.keys()) {
    if (!used.has(new URL(request.url).pathname)) {
      await assets.delete(request);
    }
  }
}

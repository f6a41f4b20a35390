/**
 * Saves the whole guide, and serves saved pages if the network does not respond. The published script begins with
 * the manifest, so browsers install a new worker whenever a deployment has changed anything.
 */
import type { PrecacheManifest } from "../../shared/offline.ts";
import { cachedAsset, removeOldPictures, savePictures } from "./saved-assets.ts";
import { freshPage, recordConfirmed, removeOldCopies, saveCopy, savedPage } from "./saved-copy.ts";
import { ignoreFailure } from "./storage.ts";
import { networkFirst, pagePathOf, strategyFor } from "./strategy.ts";

/** TypeScript's library does not know that this is a service worker. */
declare const self: ServiceWorkerGlobalScope;
declare const precacheManifest: PrecacheManifest;

/** How long to wait for the network before the saved page is served, in milliseconds. */
const networkTimeout = 3_000;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  // Only this, because requests wait until the worker is active.
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = pagePathOf(request.url, precacheManifest);
  const strategy = strategyFor(request, precacheManifest, self.location.origin);
  if (strategy === "cache-first") {
    event.respondWith(cachedAsset(request, (saving) => event.waitUntil(saving)));
  } else if (strategy === "cache-first-while-fresh") {
    event.respondWith(respondWhileFresh(event, path));
  } else if (strategy === "network-first") {
    event.respondWith(respondNetworkFirst(event, path));
  }
});

async function install(): Promise<void> {
  await saveCopy(precacheManifest);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  await Promise.allSettled(
    pages.map(({ url }) => savePictures(precacheManifest, pagePathOf(url, precacheManifest))),
  );
  await removeOldCopies(precacheManifest);
  await removeOldPictures(precacheManifest);
  // Safe for open pages: the previous copy, with their assets, is kept.
  await self.skipWaiting();
}

/** Returns the saved page if it is fresh; otherwise, responds network-first. */
async function respondWhileFresh(event: FetchEvent, path: string): Promise<Response> {
  const fresh = await freshPage(precacheManifest, path);
  if (fresh) {
    event.waitUntil(maintainCopy(path, recordConfirmed).catch(ignoreFailure));
  }
  return fresh ?? respondNetworkFirst(event, path);
}

function respondNetworkFirst(event: FetchEvent, path: string): Promise<Response> {
  // Revalidates, because the page in the HTTP cache may be older than the saved one.
  const network = fetch(event.request, { cache: "no-cache" });
  event.waitUntil(network.then(() => maintainCopy(path, saveCopy)).catch(ignoreFailure));
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeout, undefined));
  const isSavedPath = path !== precacheManifest.notFound;
  return networkFirst(network, isSavedPath, timeout, () => savedPage(precacheManifest, path));
}

/** Checks for a new worker. If there is none, the copy is current, and `maintain` runs. Then saves the page's pictures. */
async function maintainCopy(path: string, maintain: typeof saveCopy): Promise<void> {
  const { registration } = self;
  const { active } = registration;
  await registration.update();
  if (registration.active === active && !registration.installing && !registration.waiting) {
    await maintain(precacheManifest);
  }
  await savePictures(precacheManifest, path);
}

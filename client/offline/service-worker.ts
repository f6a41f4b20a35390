/**
 * Saves the whole guide, and serves saved pages if the network does not respond. The published script begins with
 * the manifest, so browsers install a new worker whenever a deployment has changed anything.
 */
import { guideUpdated, type PrecacheManifest } from "../../shared/universal/offline.ts";
import { ignore } from "../ignore.ts";
import { networkFirst } from "./network-first.ts";
import { cachedAsset, removeOldPictures, savePictures } from "./saved-assets.ts";
import { clearConfirmed, openCopy, recordConfirmed, removeOldCopies, saveCopy } from "./saved-copy.ts";
import { freshPage, savedPage } from "./saved-pages.ts";
import { pagePathOf, strategyFor } from "./strategy.ts";

/** TypeScript's library does not know that this is a service worker. */
declare const self: ServiceWorkerGlobalScope;
declare const precacheManifest: PrecacheManifest;

/** How long to wait for the network before the saved page is served, in milliseconds. */
const networkTimeout = 3_000;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const strategy = strategyFor(request, precacheManifest, self.location.origin);
  if (strategy === "cache-first") {
    event.respondWith(cachedAsset(request, (saving) => event.waitUntil(saving)));
  } else if (strategy !== "none") {
    event.respondWith(respondWithPage(event, strategy === "cache-first-while-fresh"));
  }
});

async function install(): Promise<void> {
  await saveCopy(precacheManifest);
  const pages = await openPages();
  await Promise.allSettled(
    pages.map(({ url }) => savePictures(precacheManifest, pagePathOf(url, precacheManifest))),
  );
  // Open pages do not need the previous worker, because its copy with their assets is kept.
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await removeOldCopies(precacheManifest);
  await removeOldPictures(precacheManifest);
  await self.clients.claim();
}

/** Returns the saved page if it is fresh; otherwise, responds network-first. */
async function respondWithPage(event: FetchEvent, allowsFresh: boolean): Promise<Response> {
  const path = pagePathOf(event.request.url, precacheManifest);
  const fresh = allowsFresh ? await freshPage(precacheManifest, path) : undefined;
  // Revalidates, because the page in the HTTP cache may be older than the saved one.
  const page = fresh ? Promise.resolve(fresh) : fetch(event.request, { cache: "no-cache" });
  const afterwards = page.then(async () => {
    const isUnchanged = await confirmCopy();
    if (fresh && !isUnchanged) {
      await notifyPages(event.resultingClientId);
    }
    await savePictures(precacheManifest, path);
  });
  event.waitUntil(afterwards.catch(ignore));
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeout, undefined));
  return networkFirst(page, timeout, () => savedPage(precacheManifest, path));
}

/** Checks the network for a new worker. @returns whether there is none, so that the copy is current. */
async function confirmCopy(): Promise<boolean> {
  const { registration } = self;
  const { active } = registration;
  const copy = await openCopy(precacheManifest);
  await registration.update();
  const isUnchanged = registration.active === active && !registration.installing && !registration.waiting;
  await (isUnchanged ? recordConfirmed(copy) : clearConfirmed(copy));
  return isUnchanged;
}

/** Notifies every open page of a new deployment, after waiting for the page that is loading. */
async function notifyPages(opening: string): Promise<void> {
  await self.clients.get(opening);
  for (const page of await openPages()) {
    page.postMessage(guideUpdated);
  }
}

function openPages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: "window", includeUncontrolled: true });
}

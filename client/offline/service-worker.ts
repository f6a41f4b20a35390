/**
 * Saves the whole guide, and serves the saved pages where the network does not respond. It is published with its
 * manifest in front, so browsers see a new worker whenever a deployment has changed anything.
 */
import { guideUpdated, type PrecacheManifest } from "../../shared/universal/offline.ts";
import { ignore } from "../ignore.ts";
import { networkFirst } from "./network-first.ts";
import { cachedAsset, removeOldPictures, savePictures } from "./saved-assets.ts";
import { forgetConfirmed, noteConfirmed, openCopy, removeOldCopies, saveCopy } from "./saved-copy.ts";
import { freshPage, savedPage } from "./saved-pages.ts";
import { pagePathOf, strategyFor } from "./strategy.ts";

/** TypeScript's library does not know which kind of worker this is. */
declare const self: ServiceWorkerGlobalScope;
declare const precacheManifest: PrecacheManifest;

/** How many milliseconds the network has to send a page before the saved one is shown. */
const patience = 3_000;

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
  // Open pages do not need the previous worker: its copy is kept, with their assets.
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await removeOldCopies(precacheManifest);
  await removeOldPictures(precacheManifest);
  await self.clients.claim();
}

/** Returns the saved page while it is fresh, else the network's if it comes in time. */
async function respondWithPage(event: FetchEvent, mayBeFresh: boolean): Promise<Response> {
  const path = pagePathOf(event.request.url, precacheManifest);
  const fresh = mayBeFresh ? await freshPage(precacheManifest, path) : undefined;
  // The HTTP cache may hold a page older than the saved one, without saying so.
  const page = fresh ? Promise.resolve(fresh) : fetch(event.request, { cache: "no-cache" });
  const afterwards = page.then(async () => {
    const isUnchanged = await confirmCopy();
    if (fresh && !isUnchanged) {
      await tellPages(event.resultingClientId);
    }
    await savePictures(precacheManifest, path);
  });
  event.waitUntil(afterwards.catch(ignore));
  const timeIsUp = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
  return networkFirst(page, timeIsUp, () => savedPage(precacheManifest, path));
}

/** Updates the worker's script from the network. @returns whether it is unchanged, and with it the copy. */
async function confirmCopy(): Promise<boolean> {
  const { registration } = self;
  const { active } = registration;
  const copy = await openCopy(precacheManifest);
  await registration.update();
  const isUnchanged = registration.active === active && !registration.installing && !registration.waiting;
  await (isUnchanged ? noteConfirmed(copy) : forgetConfirmed(copy));
  return isUnchanged;
}

/** Tells every open page that a new deployment exists. Waits first for the page that is being opened. */
async function tellPages(opening: string): Promise<void> {
  await self.clients.get(opening);
  for (const page of await openPages()) {
    page.postMessage(guideUpdated);
  }
}

function openPages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: "window", includeUncontrolled: true });
}

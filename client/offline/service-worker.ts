/**
 * Saves the whole guide and answers from what it has saved where the network does not. Published with its manifest in
 * front, so that the browser takes it for a new one whenever a deployment has changed anything.
 */
import type { PrecacheManifest, SavingProgress } from "../../shared/offline.ts";
import { answerInTime } from "./answer-in-time.ts";
import { answerAsset, removeOldCopies, saveCopy, savedPage, savePictures } from "./saved-copy.ts";
import { pageAt, strategyFor } from "./strategy.ts";

/** The library knows a worker only as one of any kind. */
declare const self: ServiceWorkerGlobalScope;
declare const precacheManifest: PrecacheManifest;

/** How long a page may take to come from the network, in milliseconds, before the saved one is shown. */
const patience = 3_000;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOldCopies(precacheManifest).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const strategy = strategyFor(request, precacheManifest, self.location.origin);
  if (strategy === "asset") {
    event.respondWith(answerAsset(request, (saving) => event.waitUntil(saving)));
  } else if (strategy === "page") {
    const path = pageAt(request.url, precacheManifest);
    // Asked anew each time: what lies in the HTTP cache may be older than the saved copy, and says so nowhere.
    const network = fetch(request, { cache: "no-cache" });
    const timeIsUp = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
    event.respondWith(answerInTime(network, timeIsUp, () => savedPage(precacheManifest, path)));
    event.waitUntil(network.then(() => savePictures(precacheManifest, path)).catch(() => undefined));
  }
});

async function install(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  await saveCopy(precacheManifest, async (saved, total) => {
    const progress: SavingProgress = { saved, total };
    for (const page of pages) page.postMessage(progress);
  });
  await Promise.allSettled(
    pages.map(({ url }) => savePictures(precacheManifest, pageAt(url, precacheManifest))),
  );
  // Nothing of the former worker is needed: pages come from the network, and assets have names of their own.
  await self.skipWaiting();
}

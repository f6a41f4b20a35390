/**
 * Saves the whole guide and answers from what it has saved where the network does not. Published with its manifest in
 * front, so that the browser takes it for a new one whenever a deployment has changed anything.
 */
import { guideUpdated, type PrecacheManifest, type SavingProgress } from "../../shared/offline.ts";
import { answerInTime } from "./answer-in-time.ts";
import { forgetConfirmed, noteConfirmed } from "./freshness.ts";
import {
  answerAsset,
  freshPage,
  openCopy,
  removeOldCopies,
  saveCopy,
  savedPage,
  savePictures,
} from "./saved-copy.ts";
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
  } else if (strategy !== "none") {
    event.respondWith(answerPage(event, strategy === "kept-page"));
  }
});

/** A page: from the copy at once while that is fresh, else from the network if it answers in time. */
async function answerPage(event: FetchEvent, mayBeKept: boolean): Promise<Response> {
  const path = pageAt(event.request.url, precacheManifest);
  const fresh = mayBeKept ? await freshPage(precacheManifest, path) : undefined;
  // Asked anew each time: what lies in the HTTP cache may be older than the saved copy, and says so nowhere.
  const page = fresh ? Promise.resolve(fresh) : fetch(event.request, { cache: "no-cache" });
  const follow = async () => {
    await page;
    const isUnchanged = await confirmCopy();
    if (fresh && !isUnchanged) {
      await tellPages(event.resultingClientId);
    }
    await savePictures(precacheManifest, path);
  };
  event.waitUntil(follow().catch(() => undefined));
  const timeIsUp = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
  return answerInTime(page, timeIsUp, () => savedPage(precacheManifest, path));
}

/** Asks the network for this worker's script. @returns whether it is unchanged, and the copy with it. */
async function confirmCopy(): Promise<boolean> {
  const { registration } = self;
  const { active } = registration;
  const copy = await openCopy(precacheManifest);
  await registration.update();
  const isUnchanged = registration.active === active && !registration.installing && !registration.waiting;
  await (isUnchanged ? noteConfirmed(copy) : forgetConfirmed(copy));
  return isUnchanged;
}

/** Tells every open page that another deployment is there; the one that is being opened as soon as it can hear. */
async function tellPages(opening: string): Promise<void> {
  await self.clients.get(opening);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) {
    page.postMessage(guideUpdated);
  }
}

async function install(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  await saveCopy(precacheManifest, async (saved, total) => {
    const progress: SavingProgress = { saved, total };
    for (const page of pages) {
      page.postMessage(progress);
    }
  });
  await Promise.allSettled(
    pages.map(({ url }) => savePictures(precacheManifest, pageAt(url, precacheManifest))),
  );
  // Nothing of the former worker is needed: pages come from the network, and assets have names of their own.
  await self.skipWaiting();
}

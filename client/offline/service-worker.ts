/**
 * Saves the whole guide, and answers with what it has saved where the network does not answer. It is
 * published with its manifest in front, so browsers see a new worker whenever a deployment has changed
 * anything.
 */
import {
  guideUpdated,
  type PrecacheManifest,
  pageOpened,
  pageOutdated,
  type SavingProgress,
} from "../../shared/universal/offline.ts";
import { ignore } from "../ignore.ts";
import { answerInTime } from "./answer-in-time.ts";
import { enrichPage } from "./enrich-page.ts";
import { forgetConfirmed, noteConfirmed } from "./freshness.ts";
import {
  answerAsset,
  freshPage,
  hasPictures,
  openCopy,
  removeOldCopies,
  saveCopy,
  savedPage,
  savePictures,
} from "./saved-copy.ts";
import { isForPrerendering, pagePathOf, strategyFor } from "./strategy.ts";

/** TypeScript's library does not know which kind of worker this is. */
declare const self: ServiceWorkerGlobalScope;
declare const precacheManifest: PrecacheManifest;

/** How many milliseconds the network has to send a page before the saved one is shown. */
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
  if (strategy === "cache-first") {
    event.respondWith(answerAsset(request, (saving) => event.waitUntil(saving)));
  } else if (strategy !== "none") {
    event.respondWith(answerPage(event, strategy === "cache-first-while-fresh"));
  }
});

self.addEventListener("message", (event) => {
  const { data, source } = event;
  if (data === pageOpened && source instanceof Client) {
    event.waitUntil(confirmOpening(source).catch(ignore));
  }
});

/**
 * Answers with the saved page while it is fresh, else with the network's if it comes in time. Refuses to have
 * a page prerendered that would need the network.
 */
async function answerPage(event: FetchEvent, mayBeKept: boolean): Promise<Response> {
  const path = pagePathOf(event.request.url, precacheManifest);
  const fresh = mayBeKept ? await freshPage(precacheManifest, path) : undefined;
  const isAhead = isForPrerendering(event.request);
  if (isAhead && !(fresh && (await hasPictures(precacheManifest, path)))) {
    return new Response(null, { status: 503 });
  }
  // The HTTP cache may hold a page older than the saved one, without saying so.
  const page = fresh ? Promise.resolve(fresh) : fetch(event.request, { cache: "no-cache" });
  if (!isAhead) {
    const confirming = page.then(() => confirmOpened(path, fresh && event.resultingClientId));
    event.waitUntil(confirming.catch(ignore));
  }
  const timeIsUp = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
  const answer = await answerInTime(page, timeIsUp, () => savedPage(precacheManifest, path));
  return enrichPage(answer, precacheManifest.assets);
}

/**
 * Confirms the copy behind a page that is opened, and saves the page's pictures.
 * @param shown identifies the page where it comes from the copy: only then may another deployment be news.
 */
async function confirmOpened(path: string, shown?: string): Promise<void> {
  const isUnchanged = await confirmCopy();
  if (shown !== undefined && !isUnchanged) {
    await tellPages(shown);
  }
  await savePictures(precacheManifest, path);
}

/** Confirms a prerendered page that is opened, or tells it that it is no longer fresh. */
async function confirmOpening(client: Client): Promise<void> {
  const path = pagePathOf(client.url, precacheManifest);
  if (await freshPage(precacheManifest, path)) {
    await confirmOpened(path, client.id);
  } else {
    client.postMessage(pageOutdated);
  }
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
    pages.map(({ url }) => savePictures(precacheManifest, pagePathOf(url, precacheManifest))),
  );
  // No open page needs the former worker: the copy that it made is kept, with the assets of those pages.
  await self.skipWaiting();
}

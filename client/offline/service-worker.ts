/**
 * Saves the whole guide, and serves saved pages if the network does not respond. The published script begins with
 * the manifest, so browsers install a new worker whenever a deployment has changed anything.
 */
import type { PrecacheManifest } from "../../shared/contract/offline.ts";
import {
  confirmCopy,
  findPage,
  isFresh,
  pageWithBar,
  removeOld,
  saveCopy,
  savePictures,
} from "./saved-copy.ts";
import { findSaved, write } from "./storage.ts";
import { networkFirst, pagePathOf, type Strategy, strategyFor } from "./strategy.ts";

/** TypeScript's library does not know that this is a service worker. */
declare const self: ServiceWorkerGlobalScope;
declare const precacheManifest: PrecacheManifest;

/** How long to wait for the network before the saved page is served, in milliseconds. */
const networkTimeout = 3_000;

/** A translucent gray, in place of a missing picture on a light or dark page. */
const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="gray" fill-opacity=".15"/></svg>';

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  // Only this, because requests wait until the worker is active.
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const strategy = strategyFor(request, precacheManifest, self.location.origin);
  if (strategy === "cache-first") {
    event.respondWith(respondWithAsset(event));
  } else if (strategy !== "none") {
    event.respondWith(respondWithPage(event, strategy));
  }
});

async function install(): Promise<void> {
  await saveCopy(precacheManifest);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  await Promise.allSettled(
    pages.map(({ url }) => savePictures(precacheManifest, pagePathOf(url, precacheManifest))),
  );
  await removeOld(precacheManifest);
  // Safe for open pages, whose assets stay.
  await self.skipWaiting();
}

async function respondWithPage(event: FetchEvent, strategy: Strategy): Promise<Response> {
  const path = pagePathOf(event.request.url, precacheManifest);
  const isNotFound = path === precacheManifest.notFound;
  const saved = await findPage(precacheManifest, path);
  if (saved && isFresh(saved) && strategy === "cache-first-while-fresh") {
    event.waitUntil(checkCopy(path));
    return saved.page;
  }
  // Revalidates, because the page in the HTTP cache may be older than the saved one.
  const network = fetch(event.request, { cache: "no-cache" });
  event.waitUntil(network.then(() => checkCopy(path)));
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeout, undefined));
  const savedResponse = async () => saved && pageWithBar(saved, isNotFound ? 404 : 200);
  return networkFirst(network, !isNotFound, timeout, savedResponse);
}

/** Responds with a saved asset, or fetches and saves it. If a picture cannot be fetched, responds with a placeholder. */
async function respondWithAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const saved = await findSaved(request.url);
  if (saved !== undefined) {
    return saved;
  }
  const fetched = await fetch(request).catch(() => Response.error());
  if (fetched.ok) {
    event.waitUntil(write(request.url, fetched.clone()));
    return fetched;
  }
  return request.destination === "image"
    ? new Response(placeholder, { headers: { "Content-Type": "image/svg+xml" } })
    : fetched;
}

/** Checks for a new worker: if there is none, confirms the copy. Then saves the pictures of a visited page. */
async function checkCopy(path: string): Promise<void> {
  const { registration } = self;
  const { active } = registration;
  await registration.update();
  if (registration.active === active && !registration.installing && !registration.waiting) {
    await confirmCopy(precacheManifest);
  }
  await savePictures(precacheManifest, path);
}

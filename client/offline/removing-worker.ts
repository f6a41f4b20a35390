/** Replaces the service worker if saving is switched off: deletes the saved copy and unregisters itself. */
import { cacheName } from "../../shared/contract/offline.ts";

/** TypeScript's library does not know that this is a service worker. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => {
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(remove());
});

async function remove(): Promise<void> {
  // First, because storage may fail.
  await self.registration.unregister();
  await caches.delete(cacheName);
}

/**
 * Replaces the service worker when saving is switched off: deletes every saved copy and unregisters itself.
 * It answers no request, so pages come from the network as soon as it takes over.
 */
export {};

/** TypeScript's library does not know which kind of worker this is. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => {
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(remove());
});

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

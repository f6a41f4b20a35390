/**
 * Published in the place of the worker that saves the guide when that is switched off: deletes every saved copy and
 * goes. It answers no request, so pages come from the network from the moment it takes over.
 */
export {};

/** The library knows a worker only as one of any kind. */
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

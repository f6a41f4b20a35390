import { savedBarId, serviceWorkerPath } from "../shared/offline.ts";
import { isSavingData, isSlow, whenIdle } from "./browser-features.ts";

const pageLink = 'a[href^="/"]:not([href*="."])';

/**
 * Registers the service worker, which saves the guide, when the page has loaded and the browser is idle, unless the
 * reader saves data.
 */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator;
  // Missing over plain HTTP and in some private windows.
  if (serviceWorker && document.getElementById(savedBarId) && !isSavingData()) {
    addEventListener("load", () => {
      whenIdle(() => serviceWorker.register(serviceWorkerPath).catch(() => undefined));
    });
  }
}

/**
 * Prefetches a page into the HTTP cache when the pointer moves over a link to it, unless a service worker controls the
 * page, the reader saves data, or the connection is slow.
 */
export function prefetchPages(): void {
  const prefetched = new Set([location.pathname]);
  addEventListener("pointerover", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(pageLink);
    const isNew = link && !prefetched.has(link.pathname);
    if (isNew && !navigator.serviceWorker?.controller && !isSavingData() && !isSlow()) {
      prefetched.add(link.pathname);
      fetch(link.pathname).catch(() => undefined);
    }
  });
}

import { isSavingData, isSlow } from "./connection.ts";

const pageLink = 'a[href^="/"]:not([href*="."])';

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
      fetch(link.pathname).catch(() => prefetched.delete(link.pathname));
    }
  });
}

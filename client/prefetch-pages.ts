import { isSavingData, isSlow } from "./loading.ts";

const pageLink = 'a[href^="/"]:not([href*="."])';

/**
 * Until the guide is saved, prefetches a page into the HTTP cache when the pointer moves over a link to it, unless the
 * reader saves data or the connection is slow.
 */
export function prefetchPages(): void {
  if (isSavingData() || isSlow()) {
    return;
  }
  const prefetched = new Set([location.pathname]);
  addEventListener("pointerover", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(pageLink);
    if (link && !prefetched.has(link.pathname) && !navigator.serviceWorker?.controller) {
      prefetched.add(link.pathname);
      fetch(link.pathname).catch(() => prefetched.delete(link.pathname));
    }
  });
}

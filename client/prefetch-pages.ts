import { isSavingData, isSlow } from "./data-saver.ts";
import { ignore } from "./ignore.ts";

const pageLink = 'a[href^="/"]:not([href*="."])';

/**
 * Prefetches a page into the HTTP cache when the pointer moves over a link to it, unless a service worker controls
 * the page, the reader saves data, or the connection is slow.
 */
export function prefetchPages(): void {
  addEventListener("pointerover", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(pageLink);
    if (link && !navigator.serviceWorker?.controller && !isSavingData() && !isSlow()) {
      fetch(link.href).catch(ignore);
    }
  });
}

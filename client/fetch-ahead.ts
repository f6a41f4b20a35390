import { isSavingData, isSlow } from "./data-saver.ts";
import { ignore } from "./ignore.ts";

/** Selects the links to pages of the guide. */
const pageLink = 'a[href^="/"]:not([href*="."])';

/**
 * Prefetches a page into the HTTP cache as soon as the pointer is over a link to it. Does nothing where a service
 * worker serves the page, where the reader saves data, and on slow connections.
 */
export function fetchAhead(): void {
  addEventListener("pointerover", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(pageLink);
    if (link && !navigator.serviceWorker?.controller && !isSavingData() && !isSlow()) {
      fetch(link.href).catch(ignore);
    }
  });
}

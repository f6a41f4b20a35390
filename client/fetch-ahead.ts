import { isSavingData, isSlow } from "./data-saver.ts";
import { ignore } from "./ignore.ts";
import { pageLink } from "./page-link.ts";

/**
 * Fetches a page of the guide as soon as a pointer is on a link to it, so that following the link finds it in
 * the HTTP cache. Does nothing where a service worker answers, where the reader saves data, and on slow
 * connections.
 */
export function fetchAhead(): void {
  addEventListener("pointerover", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(pageLink);
    if (link && !navigator.serviceWorker?.controller && !isSavingData() && !isSlow()) {
      fetch(link.href).catch(ignore);
    }
  });
}

import { isSavingData, isSlow } from "./data-saver.ts";

/**
 * Fetches a page of the guide as soon as a pointer is on a link to it, unless it is saved. The page waits in the HTTP
 * cache, so that following the link, or pointing to it again, fetches nothing.
 */
export function fetchAhead({ target }: PointerEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([href*="."])'); // Pointers are over elements alone.
  if (link && !navigator.serviceWorker?.controller && !isSavingData() && !isSlow()) {
    fetch(link.href).catch(() => {});
  }
}

import { isSavingData, isSlow } from "./data-saver.ts";

/**
 * Fetches a page of the guide as soon as a pointer is on a link to it, unless it is saved. It waits in the HTTP cache,
 * which also keeps it from being fetched again.
 */
export function fetchAhead({ target }: PointerEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]'); // Pointers are over elements alone.
  if (link && !navigator.serviceWorker?.controller && !isSavingData() && !isSlow()) {
    fetch(link.href).catch(() => {});
  }
}

import { savedBarId, serviceWorkerPath } from "../shared/contract/offline.ts";

/** Firefox and Safari lack the connection, and so do TypeScript's types. */
const { connection }: Navigator & { connection?: { saveData?: boolean; effectiveType?: string } } = navigator;

export function isSavingData(): boolean {
  return connection?.saveData ?? false;
}

/** Waits until the page has loaded and the browser is idle, after two more seconds at the latest. */
export async function untilLoaded(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) {
      requestIdleCallback(resolve, { timeout: 2_000 });
    } else {
      setTimeout(resolve);
    }
  });
}

/** Saves the guide with the service worker once the page has loaded, unless the reader saves data. */
export async function saveGuide(): Promise<void> {
  const { serviceWorker } = navigator;
  // Missing over plain HTTP and in some private windows.
  if (serviceWorker && document.getElementById(savedBarId) && !isSavingData()) {
    await untilLoaded();
    // Fails without a network, and where storage is blocked. The next page tries again.
    serviceWorker.register(serviceWorkerPath).catch(() => undefined);
  }
}

const pageLink = 'a[href^="/"]:not([href*="."])';

/**
 * Until the guide is saved, prefetches a page into the HTTP cache when the pointer moves over a link to it, unless the
 * reader saves data or the connection is slow.
 */
export function prefetchPages(): void {
  if (isSavingData() || connection?.effectiveType?.endsWith("2g")) {
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

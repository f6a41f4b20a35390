import { savedBarId, serviceWorkerPath } from "../shared/contract/offline.ts";
import { isSavingData } from "./connection.ts";
import { untilLoaded } from "./until-loaded.ts";

/**
 * Registers the service worker, which saves the guide, when the page has loaded and the browser is idle, unless the
 * reader saves data.
 */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  // Missing over plain HTTP and in some private windows.
  if (serviceWorker && document.getElementById(savedBarId) && !isSavingData()) {
    await untilLoaded();
    // Fails without a network, and where storage is blocked. The next page tries again.
    serviceWorker.register(serviceWorkerPath).catch(() => undefined);
  }
}

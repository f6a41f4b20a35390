import { savedBarId, serviceWorkerPath } from "../shared/contract/offline.ts";
import { isSavingData, untilLoaded } from "./loading.ts";

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

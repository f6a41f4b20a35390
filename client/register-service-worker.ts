import { savedBarId, serviceWorkerPath } from "../shared/universal/offline.ts";
import { isSavingData } from "./connection.ts";
import { ignore } from "./ignore.ts";
import { whenIdle } from "./when-idle.ts";

/** Registers the service worker when the page has loaded and the browser is idle, unless the reader saves data. */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator;
  // Missing over plain HTTP and in some private windows.
  if (serviceWorker && document.getElementById(savedBarId) && !isSavingData()) {
    addEventListener("load", () => {
      whenIdle(() => serviceWorker.register(serviceWorkerPath).catch(ignore));
    });
  }
}

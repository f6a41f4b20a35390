import { guideUpdated, savedBarId, serviceWorkerPath } from "../shared/universal/offline.ts";
import { announceUpdate } from "./announce-update.ts";
import { isSavingData } from "./data-saver.ts";
import { ignore } from "./ignore.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Registers the service worker when the page has loaded and the browser is idle, unless the reader saves data. When
 * the worker finds a new deployment, announces it in the page's bar.
 */
export function registerServiceWorker(): void {
  const bar = document.getElementById(savedBarId);
  const { serviceWorker } = navigator;
  // Missing over plain HTTP and in some private windows.
  if (!bar || !serviceWorker) {
    return;
  }
  if (!isSavingData()) {
    addEventListener("load", () => {
      whenIdle(() => serviceWorker.register(serviceWorkerPath).catch(ignore));
    });
  }
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === guideUpdated) {
      announceUpdate(bar);
    }
  });
}

import {
  guideUpdated,
  pageOpened,
  pageOutdated,
  savedBarId,
  serviceWorkerPath,
  type WorkerMessage,
} from "../shared/universal/offline.ts";
import { isSavingData } from "./data-saver.ts";
import { ignore } from "./ignore.ts";
import { offerSaving } from "./offer-saving.ts";
import { isPrerendering, wasAskedForAhead } from "./prerendering.ts";
import { tellOfUpdate } from "./tell-of-update.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Registers the service worker that saves the guide, once the page has loaded and the browser is idle. Where
 * the reader saves data, offers to save it instead. Has the worker confirm a page that it could not confirm
 * when it was asked for ahead, and loads it again where it is no longer fresh. Says so in the bar above the page
 * when the worker finds a new deployment.
 */
export function keepSaved(): void {
  const bar = document.getElementById(savedBarId);
  const { serviceWorker } = navigator;
  // Missing over plain HTTP and in some private windows.
  if (!bar || !serviceWorker) {
    return;
  }
  const save = () => {
    const saving = isSavingData() ? offerSaving() : serviceWorker.register(serviceWorkerPath);
    saving.catch(ignore);
  };
  addEventListener("load", () => whenIdle(save));
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
    if (data === guideUpdated) {
      tellOfUpdate(bar);
    } else if (data === pageOutdated) {
      location.reload();
    }
  });
  const { controller } = serviceWorker;
  if (controller && isPrerendering()) {
    document.addEventListener("prerenderingchange", () => confirmPage(controller));
  } else if (controller && wasAskedForAhead()) {
    confirmPage(controller);
  }
}

/**
 * Has the worker that has answered the page confirm it. Where another one has taken over since, loads the page
 * again: it may be of a former deployment.
 */
function confirmPage(worker: ServiceWorker): void {
  if (navigator.serviceWorker.controller === worker) {
    worker.postMessage(pageOpened);
  } else {
    location.reload();
  }
}

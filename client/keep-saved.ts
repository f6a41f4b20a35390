import { guideUpdated, serviceWorkerPath } from "../shared/universal/offline.ts";
import { isSavingData } from "./data-saver.ts";
import { followOpening } from "./follow-opening.ts";
import { ignore } from "./ignore.ts";
import { offerSaving } from "./offer-saving.ts";
import { isPrerendering, wasAskedForAhead } from "./prerendering.ts";
import { tellOfUpdate } from "./tell-of-update.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Registers the service worker that saves the guide, once the page has loaded and the browser is idle. Where
 * the reader saves data, offers to save it instead. Has the worker confirm a page that it could not confirm
 * when it was asked for ahead. Says so on the page when the worker finds a new deployment.
 * @param bar above the page; it says where a page came from.
 */
export function keepSaved(bar: HTMLElement): void {
  const { serviceWorker } = navigator;
  // Missing over plain HTTP and in some private windows.
  if (!serviceWorker) {
    return;
  }
  const save = () => {
    if (isSavingData()) {
      offerSaving();
    } else {
      serviceWorker.register(serviceWorkerPath).catch(ignore);
    }
  };
  addEventListener("load", () => whenIdle(save));
  const { controller } = serviceWorker;
  if (controller && (isPrerendering() || wasAskedForAhead())) {
    followOpening(controller);
  }
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data === guideUpdated) {
      tellOfUpdate(bar);
    }
  });
}

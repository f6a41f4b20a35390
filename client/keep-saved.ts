import { guideUpdated, serviceWorkerPath } from "../shared/offline.ts";
import { atRest } from "./at-rest.ts";
import { isSavingData } from "./data-saver.ts";
import { readOn } from "./read-on.ts";

/**
 * Has a worker save the guide when all is at rest, and tells of a new deployment that the worker finds. Where data is
 * to be saved, the reader is asked before.
 * @param bar over the page, which says where a page came from.
 */
export function keepSaved(bar: HTMLElement): void {
  const { serviceWorker } = navigator;
  // Over plain http, and in some private windows, there is no such thing.
  if (!serviceWorker) {
    return;
  }
  const save = () => {
    if (isSavingData()) {
      import("./offer-saving.ts").then(({ offerSaving }) => offerSaving(), readOn);
    } else {
      serviceWorker.register(serviceWorkerPath).catch(readOn);
    }
  };
  addEventListener("load", () => atRest(save));
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data === guideUpdated) {
      import("./tell-of-update.ts").then(({ tellOfUpdate }) => tellOfUpdate(bar), readOn);
    }
  });
}

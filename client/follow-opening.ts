import { pageOpened, pageOutdated } from "../shared/universal/offline.ts";
import { isPrerendering } from "./prerendering.ts";

/**
 * Tells the worker when a prerendered page is opened. Loads the page again if it is no longer fresh, or if
 * another worker has taken over meanwhile, because then it may be of a former deployment.
 * @param worker the one that has answered the page.
 */
export function followOpening(worker: ServiceWorker): void {
  const { serviceWorker } = navigator;
  const confirm = () => {
    serviceWorker.addEventListener("message", ({ data }) => {
      if (data === pageOutdated) {
        location.reload();
      }
    });
    if (serviceWorker.controller === worker) {
      worker.postMessage(pageOpened);
    } else {
      location.reload();
    }
  };
  if (isPrerendering()) {
    document.addEventListener("prerenderingchange", confirm);
  } else {
    confirm();
  }
}

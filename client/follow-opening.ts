import { pageOpened } from "../shared/universal/offline.ts";
import { isPrerendering } from "./prerendering.ts";

/**
 * Tells the worker when a prerendered page is opened. Loads the page again if another worker has taken over
 * meanwhile, because then the page may be of a former deployment.
 */
export async function followOpening({ serviceWorker }: Navigator): Promise<void> {
  const { controller } = serviceWorker;
  if (isPrerendering()) {
    await new Promise((resolve) => document.addEventListener("prerenderingchange", resolve));
  }
  if (serviceWorker.controller === controller) {
    controller?.postMessage(pageOpened);
  } else {
    location.reload();
  }
}

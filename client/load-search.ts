import { ignore } from "./ignore.ts";

/**
 * Loads the script that answers questions, on a page where no server does, when there is a question or one is
 * about to be typed: it weighs more than that page.
 */
export function loadSearch(): void {
  if (document.querySelector("[data-search-data]")) {
    const load = () => import("./search.ts").catch(ignore);
    addEventListener("focusin", load);
    if (location.search) {
      load();
    }
  }
}

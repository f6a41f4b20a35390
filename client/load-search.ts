import { ignore } from "./ignore.ts";

/**
 * Loads the search on a page that no server has searched for: when the address has a query, or when a field gets
 * the focus. The script is heavier than the page.
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

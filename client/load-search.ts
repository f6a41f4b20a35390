import { ignore } from "./ignore.ts";

/**
 * Loads search.ts on a search page without results from the server, when the address has a query or a field has
 * the focus. The script is larger than the page.
 */
export function loadSearch(): void {
  if (document.querySelector("[data-search-data]")) {
    const load = () => import("./search.ts").then(({ answerAddress }) => answerAddress(), ignore);
    if (location.search || document.activeElement?.matches("input")) {
      load();
    } else {
      addEventListener("focusin", load, { once: true });
    }
  }
}

/**
 * The boot script of every page. React is large, so it is fetched only when an island needs it. Until then, and if
 * that fails, the island works without script.
 */
import { marked } from "../shared/contract/page.ts";
import { chooseOrigin } from "./choose-origin.ts";
import { fixFragment } from "./fix-fragment.ts";
import { hydrateIslands } from "./hydrate-islands.ts";
import { loadSearch } from "./load-search.ts";
import { prefetchPages, saveGuide } from "./prefetch.ts";
import { showAge } from "./show-age.ts";
import { showBoard } from "./show-board.ts";

/** A static host may keep no log of missing pages. */
function logNotFound(): void {
  if (document.querySelector(marked("not-found"))) {
    console.error(`404 error: ${location.pathname}`);
  }
}

/** Each does nothing on a page that lacks its elements. The fragment is corrected first, because others read it. */
const parts = [
  fixFragment,
  chooseOrigin,
  hydrateIslands,
  showBoard,
  showAge,
  loadSearch,
  prefetchPages,
  saveGuide,
  logNotFound,
];
for (const part of parts) {
  // If one throws, the browser reports it and the others still run.
  queueMicrotask(part);
}

/**
 * The boot script of every page. React is large, so it is fetched only when an island needs it. Until then, and if
 * that fails, the island works without script.
 */
import { chooseOrigin } from "./choose-origin.ts";
import { fixFragment } from "./fix-fragment.ts";
import { hydrateIslands } from "./hydrate-islands.ts";
import { loadSearch } from "./load-search.ts";
import { logNotFound } from "./log-not-found.ts";
import { prefetchPages } from "./prefetch-pages.ts";
import { saveGuide } from "./save-guide.ts";
import { showAge } from "./show-age.ts";
import { showBoard } from "./show-board.ts";

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

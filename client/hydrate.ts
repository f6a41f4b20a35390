/**
 * The boot script of every page. React is large, so it is fetched only when an island needs it. Until then, and if
 * that fails, the island works without script.
 */
import { showBoard } from "./board.ts";
import { fixFragment, followAddress } from "./follow-address.ts";
import { hydrateIslands } from "./hydrate-islands.ts";
import { loadSearch } from "./load-search.ts";
import { logNotFound } from "./log-not-found.ts";
import { prefetchPages } from "./prefetch-pages.ts";
import { registerServiceWorker } from "./register-service-worker.ts";
import { showAge } from "./show-age.ts";
import { showSky } from "./show-sky.ts";

/** Each does nothing on a page that lacks its elements. */
const parts = [
  fixFragment,
  // Before hydration, because the filter takes over the chosen terminal.
  followAddress,
  hydrateIslands,
  showBoard,
  showAge,
  showSky,
  loadSearch,
  prefetchPages,
  registerServiceWorker,
  logNotFound,
];
for (const part of parts) {
  // If one throws, the browser reports it and the others still run.
  queueMicrotask(part);
}

/**
 * The boot script of every page: what follows the clock and the address, and saving the guide for reading
 * offline. React is large, so it is fetched only when an island needs it; until then, and if that fails, the
 * island works as it was served.
 */
import { showBoard } from "./board.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { followAddress } from "./follow-address.ts";
import { hydrateIslands } from "./hydrate-islands.ts";
import { keepSaved } from "./keep-saved.ts";
import { loadSearch } from "./load-search.ts";
import { logNotFound } from "./log-not-found.ts";

/** Each does nothing on a page that lacks its elements. */
const parts = [
  // Before hydration: the filter takes over the chosen terminal.
  followAddress,
  hydrateIslands,
  showBoard,
  loadSearch,
  fetchAhead,
  keepSaved,
  logNotFound,
];
for (const part of parts) {
  // If one throws, the browser reports it and the others still run.
  queueMicrotask(part);
}

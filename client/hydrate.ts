/**
 * The boot script of every page: what follows the clock and the address, the share button, and saving the
 * guide for reading offline. React is large, so it is fetched only when an island needs it; until then, and
 * if that fails, the island works as it was served.
 */
import { showBoard } from "./board.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { followAddress } from "./follow-address.ts";
import { hydrateIslands } from "./hydrate-islands.ts";
import { keepSaved } from "./keep-saved.ts";
import { loadSearch } from "./load-search.ts";
import { logNotFound } from "./log-not-found.ts";
import { openAtNow } from "./open-at-now.ts";
import { addShareControls } from "./share.ts";

/** Each does nothing on a page without the elements that it works on. */
const parts = [
  // Comes before hydration, because the filter takes over the terminal that is chosen.
  followAddress,
  hydrateIslands,
  showBoard,
  openAtNow,
  addShareControls,
  loadSearch,
  fetchAhead,
  keepSaved,
  logNotFound,
];
for (const part of parts) {
  // Where one fails, the browser reports it and the others run.
  queueMicrotask(part);
}

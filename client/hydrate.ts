/**
 * The boot script of every page. React is large, so it is fetched only when an island needs it; until then,
 * and if that fails, the island works as it was served. When the browser is idle, the guide is saved for
 * reading offline.
 */
import { savedBarId } from "../shared/universal/offline.ts";
import { showBoard } from "./board.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { followAddress } from "./follow-address.ts";
import { hydrateWhenNeeded } from "./hydrate-when-needed.ts";
import { ignore } from "./ignore.ts";
import { keepSaved } from "./keep-saved.ts";
import { openAtNow } from "./open-at-now.ts";
import { addShareControls } from "./share.ts";
import { whenIdle } from "./when-idle.ts";

// Comes before hydration, because the filter takes over the terminal that is chosen.
followAddress();

for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
  hydrateWhenNeeded(root);
}

const board = document.querySelector<HTMLElement>("[data-board]");
if (board) {
  showBoard(board);
}

const timetable = document.querySelector<HTMLTableElement>("[data-timetable]");
const tomorrow = timetable?.querySelector<HTMLElement>("tbody[hidden]");
if (timetable && tomorrow) {
  openAtNow(timetable, tomorrow);
}

// The script that answers questions weighs more than the page that asks for one.
if (document.querySelector("[data-search-data]")) {
  const loadSearch = () => import("./search.ts").catch(ignore);
  addEventListener("focusin", loadSearch);
  if (location.search) {
    loadSearch();
  }
}

const shareControls = document.querySelector<HTMLTemplateElement>("template[data-share]");
if (shareControls) {
  whenIdle(() => addShareControls(shareControls));
}

const savedBar = document.getElementById(savedBarId);
if (savedBar) {
  keepSaved(savedBar);
}

// For the one who has typed or linked the address: a host may send the page without a log.
if (document.querySelector("[data-not-found]")) {
  console.error(`404 error: ${location.pathname}`);
}

addEventListener("pointerover", fetchAhead);

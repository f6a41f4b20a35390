/**
 * Runs on every page. React is large, so it is fetched only when an island needs it; until then, and whenever
 * that fails, the island works as it was served. When all is at rest, the guide is saved to be read without a network.
 */
import type { IslandName } from "../shared/islands/registry.ts";
import { guideUpdated, savedBarId, serviceWorkerPath } from "../shared/offline.ts";
import { isSavingData } from "./data-saver.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { followAddress } from "./follow-address.ts";

const touches = ["pointerdown", "keydown", "focusin"];
const atRest = window.requestIdleCallback ?? setTimeout;

// Before any island is hydrated: the filter takes over what is chosen.
const filterName: IslandName = "schedule-filter";
const filter = document.querySelector<HTMLElement>(`[data-island="${filterName}"]`);
if (filter) {
  followAddress(filter);
}

const menuName: IslandName = "mobile-menu";
for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
  // Without popovers the menu is a row of links, which need nothing and would be replaced under the finger.
  if (root.dataset.island === menuName && !("popover" in root)) {
    continue;
  }
  let isHydrating = false;
  const complain = (error: unknown) =>
    console.error(`The ${root.dataset.island} stays as it was served:`, error);
  const hydrate = () => {
    if (!isHydrating) {
      isHydrating = true;
      import("./hydrate-island.tsx")
        .then(({ hydrateIsland }) => hydrateIsland(root, complain))
        .catch(complain);
    }
  };
  for (const touch of touches) {
    root.addEventListener(touch, hydrate, { once: true, passive: true });
  }
  const [visiblePart] = root.children;
  if (root.dataset.hydrate === "near" && visiblePart && !isSavingData()) {
    hydrateWhenNear(visiblePart, hydrate);
  }
}

const board = document.querySelector<HTMLElement>("[data-board]");
if (board) {
  import("./board.ts").then(({ showBoard }) => showBoard(board), readOn);
}

const timetable = document.querySelector<HTMLTableElement>("[data-timetable]");
const tomorrow = timetable?.querySelector<HTMLElement>("tbody[hidden]");
if (timetable && tomorrow) {
  import("./open-at-now.ts").then(({ openAtNow }) => openAtNow(timetable, tomorrow), readOn);
}

const shareControls = document.querySelector<HTMLTemplateElement>("template[data-share]");
if (shareControls) {
  atRest(() => {
    import("./share.ts").then(({ addShareControls }) => addShareControls(shareControls), readOn);
  });
}

// Over plain http, and in some private windows, there is no such thing as a service worker.
const savedBar = document.getElementById(savedBarId);
const { serviceWorker } = navigator;
if (savedBar && serviceWorker) {
  addEventListener("load", () => atRest(saveGuide));
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data === guideUpdated) {
      import("./tell-of-update.ts").then(({ tellOfUpdate }) => tellOfUpdate(savedBar), readOn);
    }
  });
}

addEventListener("pointerover", fetchAhead);

/** Has a worker save the guide; where data is to be saved, the reader is asked before. */
function saveGuide(): void {
  if (isSavingData()) {
    import("./offer-saving.ts").then(({ offerSaving }) => offerSaving(), readOn);
  } else {
    serviceWorker.register(serviceWorkerPath).catch(readOn);
  }
}

/** What could not be fetched is tried again on the next page; until then this one works without it. */
function readOn(): void {}

/** Waits until the element is near the viewport and the page is at rest. */
function hydrateWhenNear(element: Element, hydrate: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) {
        observer.disconnect();
        atRest(hydrate);
      }
    },
    { rootMargin: "50%" },
  );
  observer.observe(element);
}

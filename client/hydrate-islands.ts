import type { RegisteredIsland } from "../shared/islands/registry.ts";
import { isSavingData } from "./connection.ts";
import { whenIdle } from "./when-idle.ts";

const interactions = ["pointerdown", "keydown", "focusin"];
const near: RegisteredIsland["hydrates"] = "near";

export function hydrateIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
    hydrateWhenNeeded(root);
  }
}

/**
 * Hydrates an island when the reader interacts with it or, if the registry says so, when it is near the viewport.
 * If the browser lacks the property that the island needs, the served HTML stays.
 */
function hydrateWhenNeeded(root: HTMLElement): void {
  const { island, hydrate, needs } = root.dataset;
  if (needs && !(needs in root)) {
    return;
  }
  let hasStarted = false;
  const logError = (error: unknown) => console.error(`The ${island} stays as it was served:`, error);
  const start = () => {
    if (!hasStarted) {
      hasStarted = true;
      // Not retried, because browsers cache a failed import.
      import("./hydrate-island.tsx")
        .then(({ hydrateIsland }) => hydrateIsland(root, logError))
        .catch(logError);
    }
  };
  for (const interaction of interactions) {
    root.addEventListener(interaction, start, { passive: true });
  }
  // The island itself has no box.
  const [visiblePart] = root.children;
  if (hydrate === near && visiblePart && !isSavingData()) {
    startWhenNear(visiblePart, start);
  }
}

/** Waits until the page has loaded, the element is near the viewport and the browser is idle. */
function startWhenNear(element: Element, start: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) {
        observer.disconnect();
        whenIdle(start);
      }
    },
    { rootMargin: "50%" },
  );
  // React is larger than a page. It must not delay the pictures of the first screen.
  addEventListener("load", () => observer.observe(element));
}

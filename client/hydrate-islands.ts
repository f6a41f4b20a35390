import type { RegisteredIsland } from "../shared/islands/registry.ts";
import { isSavingData } from "./data-saver.ts";
import { whenIdle } from "./when-idle.ts";

const near: RegisteredIsland["hydrates"] = "near";
const touches = ["pointerdown", "keydown", "focusin"];

/** Hydrates each island of the page when it is needed. */
export function hydrateIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
    hydrateWhenNeeded(root);
  }
}

/**
 * Hydrates an island when the reader touches it or, where the registry says so, when it comes near the
 * viewport. Leaves an island as it was served where the browser lacks what it needs.
 */
function hydrateWhenNeeded(root: HTMLElement): void {
  const { island, hydrate: moment, needs } = root.dataset;
  if (needs && !(needs in root)) {
    return;
  }
  let isHydrating = false;
  const complain = (error: unknown) => console.error(`The ${island} stays as it was served:`, error);
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
  if (moment === near && visiblePart && !isSavingData()) {
    hydrateWhenNear(visiblePart, hydrate);
  }
}

/** Waits until the page has loaded, the element is near the viewport and the browser is idle. */
function hydrateWhenNear(element: Element, hydrate: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) {
        observer.disconnect();
        whenIdle(hydrate);
      }
    },
    { rootMargin: "50%" },
  );
  // React weighs more than a page: it would come before the pictures of the first screen.
  addEventListener("load", () => observer.observe(element));
}

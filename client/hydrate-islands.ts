import { isSavingData, untilLoaded } from "./browser-features.ts";

const interactions = ["pointerdown", "keydown", "focusin"];

export function hydrateIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
    hydrateWhenNeeded(root);
  }
}

/** Hydrates an island when it is needed. If its script or the island fails, the served HTML stays. */
async function hydrateWhenNeeded(root: HTMLElement): Promise<void> {
  const logFailure = (error: unknown) =>
    console.error(`The island "${root.dataset.island}" failed. Its served HTML stays:`, error);
  await untilNeeded(root);
  try {
    // Not retried, because browsers cache a failed import.
    const { hydrateIsland } = await import("./hydrate-island.tsx");
    hydrateIsland(root, logFailure);
  } catch (error) {
    logFailure(error);
  }
}

/** Waits until the reader interacts with an island or, if the registry says so, until it is nearly visible. */
async function untilNeeded(root: HTMLElement): Promise<void> {
  const needs = [untilInteraction(root)];
  if (root.dataset.hydrateOn === "visible" && !isSavingData()) {
    needs.push(untilNearlyVisible(root));
  }
  await Promise.race(needs);
}

function untilInteraction(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    for (const interaction of interactions) {
      root.addEventListener(interaction, () => resolve(), { once: true, passive: true });
    }
  });
}

/** Waits until an island is within half a screen of the visible part of the page. */
async function untilNearlyVisible(root: HTMLElement): Promise<void> {
  // React is larger than a page. It must not delay the pictures of the first screen.
  await untilLoaded();
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          observer.disconnect();
          resolve();
        }
      },
      { rootMargin: "50%" },
    );
    // The island itself has no box.
    for (const part of root.children) {
      observer.observe(part);
    }
  });
}

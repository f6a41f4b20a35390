import { isSavingData, untilLoaded } from "./loading.ts";

/** Hydrates each island when the reader interacts with it or, if the registry says so, when it is nearly visible. */
export function hydrateIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
    hydrateWhenNeeded(root);
  }
}

/** If the script or the island fails, the served HTML stays. */
async function hydrateWhenNeeded(root: HTMLElement): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const interaction of ["pointerdown", "keydown", "focusin"]) {
      root.addEventListener(interaction, () => resolve(), { once: true });
    }
    if (root.matches('[data-hydrate-on="visible"]') && !isSavingData()) {
      whenNearlyVisible(root, resolve);
    }
  });
  const logFailure = (error: unknown) =>
    console.error(`The island "${root.dataset.island}" failed. Its served HTML stays:`, error);
  try {
    // Not retried, because browsers cache a failed import.
    const { hydrateIsland } = await import("./hydrate-island.tsx");
    hydrateIsland(root, logFailure);
  } catch (error) {
    logFailure(error);
  }
}

/** Runs a function once an island is within half a screen of the visible part of the page. */
async function whenNearlyVisible(root: HTMLElement, run: () => void): Promise<void> {
  // React is larger than a page. It must not delay the pictures of the first screen.
  await untilLoaded();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        run();
      }
    },
    { rootMargin: "50%" },
  );
  // The island itself has no box.
  for (const part of root.children) {
    observer.observe(part);
  }
}

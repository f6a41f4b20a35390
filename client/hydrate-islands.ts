import { isSavingData, whenIdle } from "./browser-features.ts";

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
function untilNeeded(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const start = () => {
      waiting.abort();
      resolve();
    };
    for (const interaction of interactions) {
      root.addEventListener(interaction, start, { signal, passive: true });
    }
    // The island itself has no box.
    const [visiblePart] = root.children;
    if (root.dataset.hydrateOn === "visible" && visiblePart && !isSavingData()) {
      startWhenVisible(visiblePart, start, signal);
    }
  });
}

/** Starts once the page has loaded, the element is nearly visible and the browser is idle. */
function startWhenVisible(element: Element, start: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        whenIdle(start);
      }
    },
    { rootMargin: "50%" },
  );
  // React is larger than a page. It must not delay the pictures of the first screen.
  addEventListener("load", () => observer.observe(element), { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}

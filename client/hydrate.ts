/**
 * Runs on every page. React is large, so it is fetched only when an island needs it; until then, and whenever
 * that fails, the island works as it was served.
 */
const touches = ["pointerdown", "keydown", "focusin"];
const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, "connection");

for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
  let isAwake = false;
  const wake = () => {
    if (!isAwake) {
      isAwake = true;
      import("./hydrate-island.tsx")
        .then(({ hydrateIsland }) => hydrateIsland(root))
        .catch((error: unknown) =>
          console.error(`The ${root.dataset.island} stays as it was served:`, error),
        );
    }
  };
  for (const touch of touches) {
    root.addEventListener(touch, wake, { once: true, passive: true });
  }
  const [visiblePart] = root.children;
  if (root.dataset.wake === "near" && visiblePart && !connection?.saveData) {
    wakeWhenNear(visiblePart, wake);
  }
}

/** Waits until the element is near the viewport and the page is at rest. */
function wakeWhenNear(element: Element, wake: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) {
        observer.disconnect();
        (window.requestIdleCallback ?? setTimeout)(wake);
      }
    },
    { rootMargin: "50%" },
  );
  observer.observe(element);
}

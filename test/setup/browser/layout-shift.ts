import type { Page } from "playwright-core";

/** Has the browser note, from the start, how far the page moves by itself. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, "layoutShift", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(
          window,
          "layoutShift",
          Reflect.get(window, "layoutShift") + Number(Reflect.get(entry, "value")),
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How far the page has moved, as the browser scores it, up to the next moment of rest. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
    return Number(Reflect.get(window, "layoutShift"));
  });
}

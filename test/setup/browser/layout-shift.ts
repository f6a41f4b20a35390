import type { Page } from "playwright-core";

/** Has the browser note, from the start, what moves in the page by itself. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: string[] = [];
    Reflect.set(window, "moves", moves);
    // TypeScript does not know the fields of these entries.
    type LayoutShift = PerformanceEntry & {
      readonly value: number;
      readonly sources: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const [from, to] = [previousRect, currentRect].map((box) => JSON.stringify(box));
          return `${node?.textContent?.trim().slice(0, 40)} from ${from} to ${to}`;
        });
        moves.push(`${value} after ${Math.round(startTime)} ms: ${moved.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * What has moved, up to the next moment of rest: how far, as the browser scores it, when, and each text with
 * its box before and after.
 */
export function layoutShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
    return Reflect.get(window, "moves");
  });
}

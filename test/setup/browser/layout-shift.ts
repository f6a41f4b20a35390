import type { Page } from "playwright-core";

/** What nobody sees: the box of a word becomes another when its font has come. A line that moves by 5 px has 0.0002. */
const leastScore = 0.0001;

/**
 * Has the browser note, from the start, what moves in the page by itself once the whole page is shown. A busy
 * machine may show a part of it before, and that part moves as the rest arrives.
 */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript((least) => {
    const moves: { readonly time: number; readonly text: string }[] = [];
    // The first frame after parsing shows the whole page; what moves in later ones moves by itself.
    const shown = new Promise<number>((resolve) => {
      document.addEventListener(
        "readystatechange",
        // The clock, not the time of the frame: a busy machine begins a frame later than its time says.
        () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
        { once: true },
      );
    });
    Reflect.set(window, "movesOnceShown", async () => {
      const start = await shown;
      return moves.filter(({ time }) => time >= start).map(({ text }) => text);
    });
    // TypeScript does not know the fields of these entries.
    type LayoutShift = PerformanceEntry & {
      readonly value: number;
      readonly sources: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, startTime: time, sources } of list.getEntries() as LayoutShift[]) {
        if (value >= least) {
          const moved = sources.map(({ node, previousRect, currentRect }) => [
            node?.textContent?.slice(0, 40),
            previousRect,
            currentRect,
          ]);
          moves.push({ time, text: `${value}: ${JSON.stringify(moved)}` });
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, leastScore);
}

/** What has moved, up to the next moment of rest: the browser's score, and each text with its boxes. */
export function layoutShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
    return Reflect.get(window, "movesOnceShown")();
  });
}

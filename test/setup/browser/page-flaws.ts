import { readFile } from "node:fs/promises";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/** WCAG 2.2 at levels A and AA, and the best practices of axe. */
export const everyRule: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  preload: false,
};

/** The violations that axe finds, with their elements. */
export async function accessibilityViolations(page: Page, rules: RunOptions): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(await readFile("node_modules/axe-core/axe.min.js", "utf8"));
  }
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (options) => Reflect.get(window, "axe").run(options),
    rules,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
  );
}

/**
 * Records layout shifts from the moment the whole page is shown. Parts shown earlier move as the rest arrives.
 * @param minScore smaller scores are invisible: a line that moves by 5 px scores 0.0002.
 */
export async function watchLayoutShift(page: Page, minScore = 0.0001): Promise<void> {
  await page.addInitScript((min) => {
    const moves: { readonly time: number; readonly text: string }[] = [];
    // The first frame after parsing shows the whole page.
    const shown = new Promise<number>((resolve) => {
      document.addEventListener(
        "readystatechange",
        // Not the frame time: on a busy machine, a frame begins later than that.
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
        if (value >= min) {
          const moved = sources.map(({ node, previousRect, currentRect }) => [
            node?.textContent?.slice(0, 40),
            previousRect,
            currentRect,
          ]);
          moves.push({ time, text: `${value}: ${JSON.stringify(moved)}` });
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, minScore);
}

/** The layout shifts until the page is idle: the score, and each element with its boxes. */
export function layoutShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
    return Reflect.get(window, "movesOnceShown")();
  });
}

/** Words in these elements that are broken across lines without a hyphen. */
export function brokenWords(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate((parts) => {
    const range = document.createRange();
    const texts = Array.from(document.querySelectorAll(`:is(${parts}) :not(:empty)`))
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
      .flatMap((element) => Array.from(element.childNodes))
      .filter((node) => node instanceof Text);
    return texts.flatMap((text) =>
      Array.from(text.data.matchAll(/[\p{L}\d₱,.:]+/gu))
        .filter(({ 0: word, index }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = Array.from(range.getClientRects()).filter(({ width }) => width > 1);
          return new Set(lines.map(({ top }) => Math.round(top))).size > 1;
        })
        .map(([word]) => word),
    );
  }, selector);
}

import type { Page } from "playwright-core";
import { launchBrowser } from "../setup/browser/browser.ts";
import { chip, menuButton, menuSheet } from "../setup/browser/island-page.ts";
import { formatMedian, printTable } from "../setup/commands/report.ts";
import { startGuideProcess } from "../setup/commands/server-process.ts";
import { openOnSlowPhone, slowdown } from "./slow-line.ts";

/**
 * A control: what is tapped as the page appears, what once its island is hydrated, and what each tap shows or
 * hides.
 */
const controls = [
  { path: "/schedules", first: chip("pasay"), second: chip("all"), changes: 'tr[id][data-origin="cubao"]' },
  { path: "/", first: menuButton, second: menuButton, changes: `${menuSheet} a` },
];
const rounds = 9;
/** After so many milliseconds, what follows the loading of a page and the hydrating of an island is done. */
const atRest = 1_000;

/** How long a finger waits for the filter and the menu. */
export async function measureTaps(): Promise<void> {
  const { port } = await startGuideProcess();
  const browser = await launchBrowser();
  const taps = controls.map((control) => ({
    ...control,
    atFirstPaint: Array.of<number>(),
    hydrated: Array.of<number>(),
  }));
  for (let round = 0; round < rounds; round++) {
    for (const { path, first, second, changes, atFirstPaint, hydrated } of taps) {
      const page = await openOnSlowPhone(browser);
      await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: "commit" });
      await page.waitForFunction(
        (target) =>
          performance.getEntriesByName("first-contentful-paint")[0] && document.querySelector(target),
        first,
      );
      atFirstPaint.push(await timeTap(page, first, changes));
      // The first tap came before the script that would have hydrated for it.
      await page.waitForLoadState("load");
      await page.locator(second).dispatchEvent("focusin");
      await page.waitForSelector(`[data-island-status="hydrated"]:has(${second})`, { state: "attached" });
      await page.waitForTimeout(atRest);
      hydrated.push(await timeTap(page, second, changes));
      await page.context().close();
    }
  }
  await browser.close();
  printTable(
    `From a tap to the frame that answers it, in Chromium with an empty cache, on slow 4G (562 ms, 1.47 Mbit/s) and a processor
slowed down ${slowdown} times. At the first paint no script has come, and the page answers by itself; once hydrated, React answers.
Medians (and spread) of ${rounds} interleaved rounds, in ms.`,
    taps.map(({ path, atFirstPaint, hydrated }) => ({
      control: path === "/" ? "menu" : "filter",
      "at first paint": formatMedian(atFirstPaint, Number),
      hydrated: formatMedian(hydrated, Number),
    })),
  );
}

/** Taps an element. Resolves to how long its answer took to be on the screen, in milliseconds. */
async function timeTap(page: Page, target: string, changes: string): Promise<number> {
  const tapped = await page.evaluateHandle((changed) => {
    const before = document.querySelector(changed)?.checkVisibility();
    const answered = new Promise<number>((resolve) => {
      addEventListener(
        "pointerdown",
        async ({ timeStamp }) => {
          do {
            await new Promise(requestAnimationFrame);
          } while (document.querySelector(changed)?.checkVisibility() === before);
          // A task that follows the frame: what it shows has been painted.
          setTimeout(() => resolve(performance.now() - timeStamp));
        },
        { capture: true, once: true },
      );
    });
    return { answered };
  }, changes);
  await page.locator(target).tap({ force: true });
  return tapped.evaluate(({ answered }) => answered);
}

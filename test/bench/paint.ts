import type { Browser } from "playwright-core";
import { paths } from "../../shared/paths.ts";
import { launchBrowser } from "../setup/browser/browser.ts";
import { formatMedian, printTable, quantile } from "../setup/commands/report.ts";
import { startGuideProcess } from "../setup/commands/server-process.ts";
import { serveBarePages } from "./bare-pages.ts";
import { openOnSlowPhone, slowdown } from "./slow-line.ts";

const rounds = 9;

/** When a page is seen, in milliseconds from the start of the visit. */
interface Paints {
  first: number;
  largest: number;
  /** When its board tells the next bus; not a number where there is no board. */
  nextBus: number;
}

/**
 * When a reader with a cheap phone and a slow connection sees a page, beside a page of nothing but its words.
 */
export async function measurePaint(): Promise<void> {
  const { port } = await startGuideProcess();
  const pairs = await serveBarePages(port, [paths.home, paths.schedules]);
  const visits = pairs.map((pair) => ({ ...pair, paints: Array.of<Paints>(), bare: Array.of<Paints>() }));
  const browser = await launchBrowser();
  for (const { address, bareAddress, paints, bare } of Array.from({ length: rounds }, () => visits).flat()) {
    paints.push(await timePaints(browser, address));
    bare.push(await timePaints(browser, bareAddress));
  }
  await browser.close();
  printTable(
    `Chromium with an empty cache, on slow 4G (562 ms, 1.47 Mbit/s) and a processor slowed down ${slowdown} times; medians (and
spread) of ${rounds} interleaved rounds, in ms. A bare page is the same HTML without styles, scripts and pictures.`,
    visits.map(({ path, paints, bare }) => {
      const ratios = paints.map(({ first }, round) => first / (bare[round]?.first ?? Number.NaN));
      return {
        page: path,
        "first paint": formatMedian(paints, ({ first }) => first),
        "of the bare page": formatMedian(bare, ({ first }) => first),
        "times it, in the same round": quantile(ratios, 0.5).toFixed(2),
        "largest paint": formatMedian(paints, ({ largest }) => largest),
        "next bus": formatMedian(paints, ({ nextBus }) => nextBus),
      };
    }),
  );
}

async function timePaints(browser: Browser, address: string): Promise<Paints> {
  const page = await openOnSlowPhone(browser);
  await page.addInitScript(() => {
    // The document is read, and no script of it has run.
    document.addEventListener(
      "readystatechange",
      () => {
        const clock = document.querySelector("[data-clock]");
        const told = new MutationObserver(() => performance.mark("next-bus"));
        clock && told.observe(clock, { childList: true });
      },
      { once: true },
    );
  });
  await page.goto(address);
  const paints = await page.evaluate(async () => {
    // The entry of a frame comes a little after it.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
    });
    const [first, nextBus] = ["first-contentful-paint", "next-bus"].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
    );
    return { first: first ?? Number.NaN, largest, nextBus: nextBus ?? Number.NaN };
  });
  await page.context().close();
  return paints;
}

import type { Browser } from "playwright-core";
import { routes } from "../../shared/routes.tsx";
import { launchBrowser } from "../setup/browser.ts";
import type { Contenders } from "./contenders.ts";
import { median, withSpread, written } from "./figures.ts";
import type { Report } from "./report.ts";
import { openOnSlowPhone, slowPhone } from "./slow-phone.ts";
import { visit } from "./visit.ts";

/** How a page came up for its reader. Times in milliseconds from the navigation. */
interface Paint {
  firstContentful: number;
  largestContentful: number;
  layoutShift: number;
  /** Sum of what tasks took beyond 50 ms each. */
  blocking: number;
}

/** A task that takes longer keeps a finger waiting. */
const longTask = 50;

const rounds = 5;
const heaviestCount = 3;

/** When a reader with a cheap phone and a slow connection sees the heaviest pages. */
export async function paint({ guide }: Contenders): Promise<Report> {
  const { origin, stop } = await guide();
  const browser = await launchBrowser();
  const results = new Map<string, Paint[]>((await heaviestPages(browser, origin)).map((path) => [path, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [path, paints] of results) {
      paints.push(await measurePaint(browser, origin + path));
    }
  }
  await browser.close();
  await stop();
  return {
    title: "Paint",
    method:
      `The ${heaviestCount} pages of the most bytes when opened, ${slowPhone}. ` +
      `Times in ms, medians of ${rounds} interleaved rounds with their spread.`,
    headings: ["page", "first paint", "spread", "largest paint", "spread", "layout shift", "blocked"],
    rows: Array.from(results, ([path, paints]) => row(path, paints)),
  };
}

async function heaviestPages(browser: Browser, origin: string): Promise<readonly string[]> {
  const weights: (readonly [path: string, total: number])[] = [];
  for (const { path } of routes) {
    weights.push([path, (await visit(browser, origin + path)).opened.total]);
  }
  return weights
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, heaviestCount)
    .map(([path]) => path);
}

/** Opens a page with an empty cache on a slow phone. */
async function measurePaint(browser: Browser, address: string): Promise<Paint> {
  const page = await openOnSlowPhone(browser);
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    Reflect.set(window, "paintEntries", entries);
    for (const type of ["paint", "largest-contentful-paint", "layout-shift", "longtask"]) {
      new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
    }
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const entries = await page.evaluate(() => {
    const all: readonly PerformanceEntry[] = Reflect.get(window, "paintEntries");
    return all.map((entry) => ({
      type: entry.entryType,
      name: entry.name,
      start: entry.startTime,
      duration: entry.duration,
      shift: Number(Reflect.get(entry, "value") ?? 0),
    }));
  });
  await page.context().close();
  const ofType = (type: string) => entries.filter((entry) => entry.type === type);
  const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
  return {
    firstContentful: entries.find(({ name }) => name === "first-contentful-paint")?.start ?? Number.NaN,
    largestContentful: ofType("largest-contentful-paint").at(-1)?.start ?? Number.NaN,
    layoutShift: sum(ofType("layout-shift").map(({ shift }) => shift)),
    blocking: sum(ofType("longtask").map(({ duration }) => Math.max(0, duration - longTask))),
  };
}

function row(path: string, paints: readonly Paint[]): readonly string[] {
  return [
    path,
    ...withSpread(paints.map(({ firstContentful }) => firstContentful)),
    ...withSpread(paints.map(({ largestContentful }) => largestContentful)),
    written(median(paints.map(({ layoutShift }) => layoutShift)), 3),
    written(median(paints.map(({ blocking }) => blocking))),
  ];
}

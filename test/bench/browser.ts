import type { Browser } from "playwright-core";
import { routes } from "../../shared/routes.tsx";
import { launchBrowser } from "../setup/browser.ts";
import type { Contenders } from "./contenders.ts";
import { median, spread, written } from "./figures.ts";
import { measurePaint, type Paint, slowdown } from "./paint.ts";
import type { Report } from "./report.ts";
import { visit } from "./visit.ts";

const rounds = 5;
const heaviestCount = 3;

/** What a reader with a cheap phone and a slow connection sees, and when. */
export async function browser({ guide }: Contenders): Promise<Report> {
  const { origin, stop } = await guide();
  const chromium = await launchBrowser();
  const paints = new Map<string, Paint[]>((await heaviestPages(chromium, origin)).map((path) => [path, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [path, results] of paints) {
      results.push(await measurePaint(chromium, origin + path));
    }
  }
  await chromium.close();
  await stop();
  return {
    title: "Browser",
    method:
      `The ${heaviestCount} pages of the most bytes when opened, in Chromium at 390 px with an empty cache, over slow 4G (150 ms, ` +
      `1.6 Mbit/s) on a processor slowed down ${slowdown} times. Times in ms, medians of ${rounds} interleaved rounds with their spread.`,
    headings: ["page", "first paint", "spread", "largest paint", "spread", "layout shift", "blocked"],
    rows: Array.from(paints, ([path, results]) => row(path, results)),
  };
}

async function heaviestPages(chromium: Browser, origin: string): Promise<readonly string[]> {
  const weights: (readonly [path: string, total: number])[] = [];
  for (const { path } of routes) {
    weights.push([path, (await visit(chromium, origin + path)).opened.total]);
  }
  return weights
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, heaviestCount)
    .map(([path]) => path);
}

function row(path: string, paints: readonly Paint[]): readonly string[] {
  const figures = (name: keyof Paint) => paints.map((paint) => paint[name]);
  return [
    path,
    written(median(figures("firstContentful"))),
    spread(figures("firstContentful")),
    written(median(figures("largestContentful"))),
    spread(figures("largestContentful")),
    written(median(figures("layoutShift")), 3),
    written(median(figures("blocking"))),
  ];
}

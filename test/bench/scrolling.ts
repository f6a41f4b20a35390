import type { Browser } from "playwright-core";
import { paths } from "../../shared/paths.ts";
import { launchBrowser, phone } from "../setup/browser/browser.ts";
import { formatMedian, printTable } from "../setup/commands/report.ts";
import { startGuideProcess } from "../setup/commands/server-process.ts";
import { serveBarePages } from "./bare-pages.ts";
import { openOnSlowPhone, slowdown } from "./slow-line.ts";

const rounds = 9;
/** In pixels: through the whole timetable. */
const distance = 6000;
/** In pixels a second: of a finger that looks for a time. */
const speed = 1500;
/** In milliseconds: what a reader sees as a halt. */
const longFrame = 50;

/** What the browser notes of a frame that took long, in milliseconds. */
interface Scrolled {
  long: number;
  longest: number;
}

/** How evenly the timetable moves under a finger, on a cheap phone. */
export async function measureScrolling(): Promise<void> {
  const { port } = await startGuideProcess();
  const visits = (await serveBarePages(port, [paths.schedules])).flatMap(({ path, address, bareAddress }) => [
    { page: path, address, scrolled: Array.of<Scrolled>() },
    { page: `${path}, bare`, address: bareAddress, scrolled: Array.of<Scrolled>() },
  ]);
  const browser = await launchBrowser();
  for (const { address, scrolled } of Array.from({ length: rounds }, () => visits).flat()) {
    scrolled.push(await scroll(browser, address));
  }
  await browser.close();
  printTable(
    `A finger scrolls ${distance} px at ${speed} px a second, on a processor slowed down ${slowdown} times, when the page is at rest. Frames
that kept the main thread for more than ${longFrame} ms. Medians (and spread) of ${rounds} interleaved rounds.`,
    visits.map(({ page, scrolled }) => ({
      page,
      "long frames": formatMedian(scrolled, ({ long }) => long),
      "the longest, ms": formatMedian(scrolled, ({ longest }) => longest),
    })),
  );
}

async function scroll(browser: Browser, address: string): Promise<Scrolled> {
  const page = await openOnSlowPhone(browser);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(() => {
    const frames: number[] = [];
    Reflect.set(window, "longFrames", frames);
    new PerformanceObserver((list) => {
      frames.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "long-animation-frame" });
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizeScrollGesture", {
    x: phone.width / 2,
    y: phone.height / 2,
    yDistance: -distance,
    speed,
  });
  const frames: readonly number[] = await page.evaluate(() => Reflect.get(window, "longFrames"));
  await page.context().close();
  return { long: frames.length, longest: Math.max(0, ...frames) };
}

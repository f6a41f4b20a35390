import type { Browser, CDPSession } from "playwright-core";
import { phone } from "../setup/browser.ts";

/** How a page came up for its reader. Times in milliseconds from the navigation. */
export interface Paint {
  firstContentful: number;
  largestContentful: number;
  layoutShift: number;
  /** Sum of what tasks took beyond 50 ms each. */
  blocking: number;
}

/** A slow 4G connection, as Lighthouse has it: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** How many times slower than this machine the phone is. */
export const slowdown = 6;
/** A task that takes longer keeps a finger waiting. */
const longTask = 50;

/** Makes a page's connection and processor slow. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** Opens a page with an empty cache on a slow phone. */
export async function measurePaint(browser: Browser, address: string): Promise<Paint> {
  // What is saved for reading offline comes when the page is at rest, and is no part of it.
  const context = await browser.newContext({ viewport: phone, serviceWorkers: "block" });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
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
  await context.close();
  const ofType = (type: string) => entries.filter((entry) => entry.type === type);
  const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
  return {
    firstContentful: entries.find(({ name }) => name === "first-contentful-paint")?.start ?? Number.NaN,
    largestContentful: ofType("largest-contentful-paint").at(-1)?.start ?? Number.NaN,
    layoutShift: sum(ofType("layout-shift").map(({ shift }) => shift)),
    blocking: sum(ofType("longtask").map(({ duration }) => Math.max(0, duration - longTask))),
  };
}

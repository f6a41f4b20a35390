import { createServer } from "node:http";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { desk, launchBrowser, phone } from "../setup/browser/browser.ts";
import { setConfirmed, untilSaved } from "../setup/browser/offline-visit.ts";
import { formatMedian, printTable } from "./report.ts";
import { listen, startGuideProcess } from "./server-process.ts";
import { openLine } from "./slow-line.ts";

const devices = [
  { name: "a phone 6 times slower, slow 4G", viewport: phone, slowdown: 6, isSlow: true },
  { name: "a desk", viewport: desk, slowdown: 1, isSlow: false },
];
type Device = (typeof devices)[number];

/**
 * What lies on the device when the link is tapped: of a saved guide, how many minutes ago it was confirmed.
 */
const states = [
  { name: "bare pages of one link, no network", isBare: true },
  { name: "nothing saved" },
  { name: "saved, confirmed ten minutes ago", minutes: 10 },
  { name: "saved, confirmed just now", minutes: 0 },
  { name: "the same, its worker stopped", minutes: 0, isStopped: true },
];
type State = (typeof states)[number];

const from = "/foods";
const target = "/schedules";
const rounds = 9;

/** What the browser itself takes to go from one page to the next. */
const barePage = `<!doctype html><footer><a href="${target}">Next</a></footer>`;

/** How long a reader waits for the next page. */
export async function measureNextPage(): Promise<void> {
  const { port } = await startGuideProcess();
  const line = await openLine(port);
  const origin = `http://127.0.0.1:${line.port}`;
  const barePort = await listen(createServer((_request, response) => response.end(barePage)));
  const browser = await launchBrowser();
  const saved = await openSaved(browser, origin);
  const rows = devices.flatMap((device) =>
    states.map((state) => ({ device, state, times: Array.of<number>() })),
  );
  for (const { device, state, times } of Array.from({ length: rounds }, () => rows).flat()) {
    const context = state.minutes === undefined ? await openUnsaved(browser) : saved;
    const page = await context.newPage();
    line.isSlow = false;
    await page.goto(`${state.isBare ? `http://127.0.0.1:${barePort}` : origin}${from}`);
    await prepare(page, device, state);
    line.isSlow = device.isSlow;
    times.push(await timeClick(page));
    await (context === saved ? page : context).close();
  }
  await browser.close();
  printTable(
    `From the click on a link to ${target}, on which the pointer has rested for 100 ms, to the first paint there. Slow 4G is a line
of 562 ms and 1.47 Mbit/s for pages and workers; the thread of a worker is not slowed down. Medians (and spread) of ${rounds}
interleaved rounds.`,
    rows.map(({ device, state, times }) => ({
      device: device.name,
      "what is on it": state.name,
      ms: formatMedian(times, Number),
    })),
  );
}

function openUnsaved(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ serviceWorkers: "block" });
}

async function openSaved(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  await untilSaved(page);
  await page.close();
  return context;
}

/** Brings a page and what is saved into the state in which the link is tapped. */
async function prepare(page: Page, { viewport, slowdown }: Device, state: State): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize(viewport);
  if (state.minutes !== undefined) {
    // What is confirmed behind the page that was opened just now must not come after this.
    await page.waitForTimeout(200);
    await setConfirmed(page, state.minutes);
  }
  if (state.isStopped) {
    await session.send("ServiceWorker.enable");
    await session.send("ServiceWorker.stopAllWorkers");
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** Follows a link. Resolves to how long its page took to be painted, in milliseconds. */
async function timeClick(page: Page): Promise<number> {
  await page.evaluate(() => {
    addEventListener("click", ({ timeStamp }) => {
      sessionStorage.setItem("clicked", String(performance.timeOrigin + timeStamp));
    });
  });
  await page.locator(`footer a[href="${target}"]`).click({ delay: 100, noWaitAfter: true });
  await page.waitForURL(`**${target}`, { waitUntil: "commit" });
  const painted = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return paint && performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem("clicked"));
  });
  return Number(await painted.jsonValue());
}

import { createServer } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Browser, BrowserContext, CDPSession, Locator, Page } from "playwright-core";
import { desk, launchBrowser, phone } from "../setup/browser/browser.ts";
import { confirmedAt, setConfirmed, untilSaved } from "../setup/browser/offline-visit.ts";
import { formatMedian, printTable } from "../setup/commands/report.ts";
import { startGuideProcess } from "../setup/commands/server-process.ts";
import { listen } from "../setup/requests/listen.ts";
import { openLine, slowdown } from "./slow-line.ts";

const devices = [
  { name: `a phone ${slowdown} times slower, slow 4G`, viewport: phone, rate: slowdown, isPhone: true },
  { name: "a desk", viewport: desk, rate: 1, isPhone: false },
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
/** How long a finger or a button is down, in milliseconds. */
const held = 100;

/** What the browser itself takes to go from one page to the next. */
const barePage = `<!doctype html><footer><a href="${target}">Next</a></footer>`;

/** How long a reader waits for the next page. */
export async function measureNextPage(): Promise<void> {
  const { port } = await startGuideProcess();
  const line = await openLine(port);
  const origin = `http://127.0.0.1:${line.port}`;
  const barePort = await listen(createServer((_request, response) => response.end(barePage)));
  const browser = await launchBrowser();
  const saved = new Map(
    await Promise.all(
      devices.map(async (device) => [device, await openSaved(browser, device, origin)] as const),
    ),
  );
  const rows = devices.flatMap((device) =>
    states.map((state) => ({ device, state, times: Array.of<number>() })),
  );
  for (const { device, state, times } of Array.from({ length: rounds }, () => rows).flat()) {
    line.isSlow = false;
    const kept = state.minutes === undefined ? undefined : saved.get(device);
    const context = kept ?? (await openContext(browser, device, "block"));
    const page = await context.newPage();
    await page.goto(`${state.isBare ? `http://127.0.0.1:${barePort}` : origin}${from}`);
    const session = await prepare(page, device, state);
    line.isSlow = device.isPhone;
    times.push(await timeFollowing(page, session, device));
    await (kept ? page : context).close();
  }
  await browser.close();
  printTable(
    `From the click on a link to ${target}, on which the finger or the button has been down for ${held} ms, to the first paint there. Slow 4G is a line
of 562 ms and 1.47 Mbit/s for pages and workers; the thread of a worker is not slowed down. Medians (and spread) of ${rounds}
interleaved rounds.`,
    rows.map(({ device, state, times }) => ({
      device: device.name,
      "what is on it": state.name,
      ms: formatMedian(times, Number),
    })),
  );
}

function openContext(
  browser: Browser,
  { viewport, isPhone }: Device,
  serviceWorkers: "allow" | "block",
): Promise<BrowserContext> {
  // A scheme that is emulated is set anew for each page, which restyles the one that is left.
  return browser.newContext({ viewport, hasTouch: isPhone, serviceWorkers, colorScheme: null });
}

async function openSaved(browser: Browser, device: Device, origin: string): Promise<BrowserContext> {
  const context = await openContext(browser, device, "allow");
  const page = await context.newPage();
  await page.goto(origin);
  await untilSaved(page);
  await page.close();
  return context;
}

/** Brings a page and what is saved into the state in which the link is tapped. */
async function prepare(page: Page, { rate }: Device, state: State): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  if (state.minutes !== undefined) {
    // What is confirmed behind the page that was opened just now must not come after this.
    await page.waitForTimeout(200);
    await setConfirmed(page, state.minutes);
    await page.waitForTimeout(200);
    if (Date.now() - (await confirmedAt(page)) < state.minutes * 60_000) {
      throw new Error("The worker has confirmed the guide meanwhile, which was to be older.");
    }
  }
  if (state.isStopped) {
    await session.send("ServiceWorker.enable");
    await session.send("ServiceWorker.stopAllWorkers");
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  return session;
}

/** Follows a link. Resolves to how long its page took to be painted, in milliseconds. */
async function timeFollowing(page: Page, session: CDPSession, { isPhone }: Device): Promise<number> {
  await page.evaluate(() => {
    addEventListener("click", ({ timeStamp }) => {
      sessionStorage.setItem("clicked", String(performance.timeOrigin + timeStamp));
    });
  });
  const loaded = page.waitForEvent("load");
  const link = page.locator(`footer a[href="${target}"]`);
  if (isPhone) {
    await touch(link, session);
  } else {
    await link.click({ delay: held, noWaitAfter: true });
  }
  await loaded;
  // Asked only afterwards: at six times slower, a question takes part of the time that it asks about.
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    if (paint === undefined) {
      throw new Error("The next page was loaded half a second ago, and is not painted yet.");
    }
    return performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem("clicked"));
  });
}

/** Touches a link as a finger does. */
async function touch(link: Locator, session: CDPSession): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) {
    throw new Error("The link cannot be touched: it has no box.");
  }
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await delay(held);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

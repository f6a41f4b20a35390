import type { Browser, Page, Request } from "playwright-core";
import { phone } from "../setup/browser.ts";

/** Bytes over the wire, headers of answers included. */
export interface Visit {
  /** The document alone: nothing else holds up the first paint. */
  beforePaint: number;
  /** All that came while the page lay open, unread. */
  opened: Transfer;
  /** All that had come once the page was read to its end and every island was touched. */
  read: Transfer;
}

interface Transfer {
  script: number;
  total: number;
}

/** Visits a page for the first time, on a phone. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  // What is saved for reading offline comes when the page is at rest, and is no part of it.
  const context = await browser.newContext({ viewport: phone, serviceWorkers: "block" });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(address, { waitUntil: "networkidle" });
  const beforePaint = await sizeOf(requests.filter((request) => request.resourceType() === "document"));
  const opened = await transfer(requests);
  await readToTheEnd(page);
  const read = await transfer(requests);
  await context.close();
  return { beforePaint, opened, read };
}

async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    for (const island of document.querySelectorAll("[data-island] > *")) {
      island.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    }
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await page.waitForLoadState("networkidle");
  // The load state is that of the first opening: what the islands have asked for since has a round trip of its own.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLElement>("[data-island]")).every(
      ({ dataset }) => dataset.islandStatus,
    ),
  );
}

async function transfer(requests: readonly Request[]): Promise<Transfer> {
  return {
    script: await sizeOf(requests.filter((request) => request.resourceType() === "script")),
    total: await sizeOf(requests),
  };
}

async function sizeOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
    0,
  );
}

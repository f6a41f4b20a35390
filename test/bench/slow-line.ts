import { createServer, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { phone } from "../setup/browser/browser.ts";
import { listen } from "../setup/requests/listen.ts";

/** Slow 4G as Lighthouse holds a connection back: in ms and bytes a second. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};

/** How many times slower than this machine the processor of a cheap phone is taken to be. */
export const slowdown = 6;

/** Opens an empty page as on a cheap phone on slow 4G, in a context of its own. */
export async function openOnSlowPhone(browser: Browser): Promise<Page> {
  // What is saved for reading offline comes when the page is at rest, and is no part of any figure.
  const context = await browser.newContext({ viewport: phone, hasTouch: true, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

/**
 * A line to a server that can be made slow, for pages and workers alike: browsers hold back only what pages
 * ask for.
 */
export interface SlowLine {
  port: number;
  isSlow: boolean;
}

/** Opens a line to a port. */
export async function openLine(target: number): Promise<SlowLine> {
  let freeAt = 0;
  const server = createServer(async ({ url, headers }, response) => {
    request({ port: target, path: url, headers }, async (answer) => {
      const body = await buffer(answer);
      if (line.isSlow) {
        freeAt =
          Math.max(freeAt, performance.now() + slow4g.latency) +
          (body.length / slow4g.downloadThroughput) * 1000;
        await delay(freeAt - performance.now());
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers).end(body);
    }).end();
  });
  const line: SlowLine = { port: await listen(server), isSlow: false };
  return line;
}

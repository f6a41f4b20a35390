import type { Browser, Page } from "playwright-core";
import { phone } from "../setup/browser.ts";

/** A slow 4G connection, as Lighthouse has it: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** How many times slower than this machine the phone is. */
const slowdown = 6;

export const slowPhone =
  `in Chromium at ${phone.width} px with an empty cache, over slow 4G (150 ms, 1.6 Mbit/s) ` +
  `on a processor slowed down ${slowdown} times`;

/** Opens an empty page on a slow phone with an empty cache. Closing its context closes it. */
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

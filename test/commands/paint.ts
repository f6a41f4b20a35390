import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { launchBrowser, phone } from "../setup/browser/browser.ts";
import { listen } from "../setup/requests.ts";
import { startNode } from "./servers.ts";
import { measureInRounds } from "./table.ts";

const pages = ["/", "/schedules"];
/** Slow 4G as in Lighthouse, in milliseconds and bytes per second. */
const slow4g = { offline: false, latency: 562, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** Measures the first paint on a cheap phone, compared with the bare words of the page and with another build. */
export async function measurePaint(otherFolder?: string): Promise<readonly object[]> {
  const startBuild = (folder: string) => startNode(`${folder}/dist/server/start.js`);
  const guide = await startBuild(".");
  const other = otherFolder === undefined ? undefined : await startBuild(otherFolder);
  const words = await serveWords(guide.port);
  const ports = {
    "the guide": guide.port,
    "bare words": words.port,
    ...(other && { "the other build": other.port }),
  };
  const rows: object[] = [];
  for (const path of pages) {
    const measure = (port: number) => timeFirstPaint(`http://127.0.0.1:${port}${path}`);
    rows.push(await measureInRounds(`ms to first paint: ${path}`, ports, measure));
  }
  words.close();
  await Promise.all([guide.stop(), other?.stop()]);
  return rows;
}

/** Opens an address in a new browser with a slow connection and a slow processor. */
async function timeFirstPaint(address: string): Promise<number> {
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: phone, hasTouch: true, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.goto(address);
  const first = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  const ms = (await first.jsonValue()) ?? Number.NaN;
  await browser.close();
  return ms;
}

/** Serves the main element of pages without pictures and styles. */
async function serveWords(guidePort: number): Promise<{ port: number; close(): void }> {
  const bodies = new Map<string, Buffer>();
  for (const path of pages) {
    const html = await (await fetch(`http://127.0.0.1:${guidePort}${path}`)).text();
    const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
    const words = main.replace(/<(style|script|svg|template)\b.*?<\/\1>|<(?:img|link)\b[^>]*>/gs, "");
    const head =
      '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">';
    bodies.set(path, brotliCompressSync(`${head}<title>Words</title>${words}`));
  }
  const server = createServer(({ url = "" }, response) => {
    const body = bodies.get(url);
    response.writeHead(body ? 200 : 404, { "Content-Type": "text/html", "Content-Encoding": "br" });
    response.end(body);
  });
  return { port: await listen(server), close: () => server.close() };
}

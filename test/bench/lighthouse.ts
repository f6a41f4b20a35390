import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { paths } from "../../shared/paths.ts";
import { routes } from "../../shared/routes.tsx";
import { browserEnvironment, chromiumPath } from "../setup/browser/browser.ts";
import { formatMedian, printTable } from "./report.ts";
import { listen, startGuideProcess } from "./server-process.ts";

/** Fetched when it is first needed: it brings 200 packages, which nothing else waits for. */
const lighthouse = "lighthouse@12.8.2";
const flags = [
  "--output=json",
  "--disable-full-page-screenshot",
  "--only-audits=first-contentful-paint,largest-contentful-paint,total-blocking-time,cumulative-layout-shift,network-requests",
  "--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage",
];

/** What we read of a report. Times in milliseconds; sizes in bytes over the wire, headers included. */
type Audits = Record<Timing, { numericValue: number }> & {
  "network-requests": { details: { items: readonly { resourceType: string; transferSize: number }[] } };
};
type Timing = `${"first" | "largest"}-contentful-paint` | "total-blocking-time" | "cumulative-layout-shift";

/** What a first visit to each page costs a reader with prepaid data. */
export async function measureBytes(): Promise<void> {
  const { port } = await startGuideProcess();
  const addresses = routes.map(({ path }) => `http://127.0.0.1:${port}${path}`);
  const rows = await measureVisits(addresses, 1, ["--throttling-method=provided"]);
  printTable("Lighthouse on a phone with an empty cache and a quick connection. Nothing is touched.", rows);
}

/**
 * When a reader with a cheap phone and a slow connection sees a page, beside a page of nothing but its words.
 */
export async function measurePaint(): Promise<void> {
  const { port } = await startGuideProcess();
  const barePort = await serveBarePages(port);
  const addresses = [paths.home, paths.schedules].flatMap((path) => [
    `http://127.0.0.1:${port}${path}`,
    `http://127.0.0.1:${barePort}${path}?bare`,
  ]);
  const slowPhone = ["--throttling-method=devtools", "--throttling.cpuSlowdownMultiplier=6"];
  printTable(
    `Lighthouse on a phone with an empty cache, on slow 4G (562 ms, 1.47 Mbit/s) and a processor slowed down 6 times;
medians (and spread) of interleaved rounds. A bare page is the same HTML without styles, scripts and pictures.`,
    await measureVisits(addresses, 9, slowPhone),
  );
}

async function measureVisits(addresses: readonly string[], rounds: number, throttling: readonly string[]) {
  const visits = addresses.map((address) => ({ address, all: Array.of<Audits>() }));
  const env = { ...browserEnvironment(), CHROME_PATH: await chromiumPath() };
  for (let round = 0; round < rounds; round++) {
    for (const { address, all } of visits) {
      const command = ["--yes", lighthouse, address, ...flags, ...throttling];
      const { stdout } = await promisify(execFile)("npx", command, { env, maxBuffer: 2 ** 26 });
      all.push(JSON.parse(stdout).audits);
    }
  }
  return visits.map(({ address, all }) => {
    const { pathname, search } = new URL(address);
    return {
      page: pathname + search,
      "first paint ms": formatMedian(all, (audits) => audits["first-contentful-paint"].numericValue),
      "largest paint ms": formatMedian(all, (audits) => audits["largest-contentful-paint"].numericValue),
      "blocked ms": formatMedian(all, (audits) => audits["total-blocking-time"].numericValue),
      "layout shift": formatMedian(all, (audits) => audits["cumulative-layout-shift"].numericValue, 3),
      "bytes of HTML and CSS": formatMedian(all, (audits) => sumBytes(audits, "Document")),
      "of script": formatMedian(all, (audits) => sumBytes(audits, "Script")),
      "of all": formatMedian(all, (audits) => sumBytes(audits)),
    };
  });
}

function sumBytes(audits: Audits, type?: string): number {
  return audits["network-requests"].details.items
    .filter(({ resourceType }) => type === undefined || type === resourceType)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** Serves the guide's pages without anything but their words. Returns the port. */
async function serveBarePages(guidePort: number): Promise<number> {
  const notWords = /<(style|script|svg)\b.*?<\/\1>|<(?:link|img)\b[^>]*>/gs;
  const server = createServer(async ({ url }, response) => {
    const html = await (await fetch(`http://127.0.0.1:${guidePort}${url}`)).text();
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" });
    response.end(brotliCompressSync(html.replace(notWords, "")));
  });
  return listen(server);
}

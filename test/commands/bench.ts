/** Measures the guide. `--beside FOLDER` compares first paints with the build in another checkout. */
import { connect } from "node:net";
import { cpus, loadavg } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { mapValues } from "../../shared/values/lists.ts";
import { launchBrowser, phone } from "../setup/browser/browser.ts";
import { freePort } from "../setup/requests.ts";
import { exportGuide, isInstalled, launchServer, startNginx, startServer } from "./servers.ts";

const rounds = 9;
/** How many requests were sent. */
let asked = 0;
const connections = 64;
const bareServer = `
  import express from "express";
  express().get("/", (_, response) => response.send("Baguio")).listen(process.env.PORT, "127.0.0.1");
`;
/** Slow 4G as in Lighthouse, in milliseconds and bytes per second. */
const slow4g = { offline: false, latency: 562, downloadThroughput: 184_320, uploadThroughput: 84_375 };

const { values } = parseArgs({ options: { beside: { type: "string" } } });
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
);
const table: Record<string, object> = {};
table["ms from start to first response"] = await compare({
  "the guide": () => timeStart("dist/server/start.js"),
  "bare Express": () => timeStart("--input-type=module", "--eval", bareServer),
});
const nginxPort = await freePort();
// Before the guide starts, because an export rebuilds dist/.
const folder = await exportGuide(nginxPort);
const guide = await startNode("dist/server/start.js");
// Wait for the best compression, so that bare Express copies the final bytes.
await delay(6_000);
const startBaseline = (kind: string) =>
  startNode(...process.execArgv, "test/commands/baselines.ts", kind, String(guide));
const servers: Readonly<Record<string, number>> = {
  "the guide": guide,
  "bare Express": await startBaseline("bare"),
  "naive Express": await startBaseline("naive"),
  ...(isInstalled("nginx") && { "nginx, export": await startNginx(nginxPort, folder) }),
};
for (const path of ["/", "/schedules"]) {
  const rates = mapValues(servers, (port) => () => measureRate(port, path));
  table[`responses a second: ${path}`] = await compare(rates);
}
for (const path of ["/no-such-page-{n}", "/search?q=the", "/search?q=bus+fare+{n}"]) {
  table[`responses a second: ${path}`] = await compare({
    "the guide": () => measureRate(guide, path),
    "its home page": () => measureRate(guide, "/"),
  });
}
// Later, because the other build compresses its files after its start.
const painted: Readonly<Record<string, number>> = {
  "the guide": guide,
  "bare words": await startBaseline("words"),
  ...(values.beside && { "the other build": await startNode(`${values.beside}/dist/server/start.js`) }),
};
for (const path of ["/", "/schedules"]) {
  const paints = mapValues(painted, (port) => () => timeFirstPaint(port, path));
  table[`ms to first paint: ${path}`] = await compare(paints);
}
console.table(table);
process.exit();

/** Starts Node with these parameters, on a free port. */
async function startNode(...parameters: readonly string[]): Promise<number> {
  return startServer(await freePort(), [process.execPath, ...parameters]);
}

async function timeStart(...parameters: readonly string[]): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const server = await launchServer(port, [process.execPath, ...parameters]);
  const ms = performance.now() - started;
  server.kill("SIGKILL");
  return ms;
}

/**
 * Measures in turn, round by round. Returns medians with minimum and maximum, and after "×" the median ratio of the first
 * to this one.
 */
async function compare(subjects: Readonly<Record<string, () => Promise<number>>>): Promise<object> {
  const columns = Object.entries(subjects).map(([name, measure]) => ({ name, measure, figures: [0] }));
  // The first round, 0, warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const { measure, figures } of columns) {
      figures[round] = await measure();
    }
  }
  const first = columns[0]?.figures ?? [];
  const cells = columns.map(({ name, figures }) => {
    const [median, min, max] = summarize(figures);
    const [ratio] = summarize(first.map((figure, round) => figure / (figures[round] ?? Number.NaN)));
    return [name, `${median} (${min}–${max})${figures === first ? "" : ` × ${ratio}`}`];
  });
  return Object.fromEntries(cells);
}

/** The median, minimum and maximum of the rounds, with three significant digits: "13,300", "0.972". */
function summarize(figures: readonly number[]): readonly string[] {
  const sorted = figures.slice(1).toSorted((a, b) => a - b);
  return [sorted[rounds >> 1], sorted[0], sorted.at(-1)].map((figure = Number.NaN) =>
    figure.toLocaleString("en", { maximumSignificantDigits: 3 }),
  );
}

/**
 * Requests a path repeatedly over 64 connections, with the number of the request in place of "{n}". Returns the responses
 * per second. It only looks for the end of each response: autocannon reaches a seventh of these rates, so it would
 * measure itself.
 */
async function measureRate(port: number, path: string): Promise<number> {
  const started = performance.now();
  const counts = await Promise.all(
    Array.from({ length: connections }, () => countResponses(port, path, started + 1000)),
  );
  return (counts.reduce((sum, count) => sum + count) / (performance.now() - started)) * 1000;
}

/** @throws Error at a status other than 200 and 404. */
function countResponses(port: number, path: string, end: number): Promise<number> {
  const request = () => {
    asked += 1;
    // Each is from another client, because searches of one are limited.
    const client = `X-Forwarded-For: 10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
    const headers = `Host: 127.0.0.1\r\nAccept-Encoding: br, gzip\r\n${client}`;
    return `GET ${path.replace("{n}", String(asked))} HTTP/1.1\r\n${headers}\r\n\r\n`;
  };
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let length: number | undefined;
    let received = 0;
    let tail = "";
    let responses = 0;
    socket.write(request());
    socket.on("data", (chunk) => {
      if (received === 0) {
        length = responseLength(chunk);
      }
      received += chunk.length;
      tail = (tail + chunk.toString("latin1", Math.max(0, chunk.length - 5))).slice(-5);
      if (length === undefined ? tail === "0\r\n\r\n" : received >= length) {
        received = 0;
        responses += 1;
        if (performance.now() < end) {
          socket.write(request());
        } else {
          socket.end(() => resolve(responses));
        }
      }
    });
    socket.on("error", reject);
    socket.on("end", () => reject(new Error(`The server on port ${port} closed the connection.`)));
  });
}

/** The length of a response including its head, or undefined if it is chunked. */
function responseLength(start: Buffer): number | undefined {
  const headLength = start.indexOf("\r\n\r\n") + 4;
  const head = start.toString("latin1", 0, headLength);
  if (!/^HTTP\/1.1 (200|404) /.test(head)) {
    throw new Error(`This would measure another response than the page's:\n${head}`);
  }
  const [, bodyLength] = /^content-length: (\d+)/im.exec(head) ?? [];
  return bodyLength === undefined ? undefined : headLength + Number(bodyLength);
}

/** Opens a page on a cheap phone: in a new browser, with a slow connection and a slow processor. */
async function timeFirstPaint(port: number, path: string): Promise<number> {
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: phone, hasTouch: true, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.goto(`http://127.0.0.1:${port}${path}`);
  const first = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  const ms = (await first.jsonValue()) ?? Number.NaN;
  await browser.close();
  return ms;
}

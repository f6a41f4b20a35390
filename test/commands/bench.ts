/** Measures the guide in dist/. `--beside FOLDER` compares first paints with the build in another checkout. */
import { cpus, loadavg } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort } from "../setup/requests.ts";
import { measurePaint } from "./paint.ts";
import { measureRate } from "./request-rate.ts";
import { exportGuide, isInstalled, startNginx, startNode } from "./servers.ts";
import { measureInRounds, printTable } from "./table.ts";

const pages = ["/", "/schedules"];

const { values } = parseArgs({ options: { beside: { type: "string" } } });
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
);
printTable([await measureStart(), ...(await measureThroughput()), ...(await measurePaint(values.beside))]);
process.exit();

/** Measures the time from process start to first response, compared with bare Express. */
async function measureStart(): Promise<object> {
  const bareExpress = `
    import express from "express";
    express().get("/", (_, response) => response.send("Baguio")).listen(process.env.PORT, "127.0.0.1");
  `;
  const subjects = {
    "the guide": ["dist/server/start.js"],
    "bare Express": ["--input-type=module", "--eval", bareExpress],
  };
  return measureInRounds("ms from start to first response", subjects, async (parameters) => {
    const server = await startNode(...parameters);
    await server.stop();
    return server.startMs;
  });
}

/** Measures responses per second, compared with other servers. */
async function measureThroughput(): Promise<readonly object[]> {
  const nginxPort = await freePort();
  // Before the guide starts, because an export rebuilds dist/.
  const folder = isInstalled("nginx") ? await exportGuide(nginxPort) : undefined;
  const guide = await startNode("dist/server/start.js");
  for (const path of pages) {
    await measureRate(guide.port, path, 0.5);
  }
  // Wait for the best compression, so that the others copy the final bytes.
  await delay(5_000);
  const servers = {
    "the guide": guide,
    "bare Express": await startNode(...process.execArgv, "test/commands/bare-express.ts", String(guide.port)),
    "naive Express": await startNode(...process.execArgv, "test/commands/naive-express.ts"),
    ...(folder !== undefined && { "nginx, export": await startNginx(nginxPort, folder) }),
  };
  const rows: object[] = [];
  const row = (path: string) => `responses a second: ${path}`;
  for (const path of pages) {
    rows.push(await measureInRounds(row(path), servers, ({ port }) => measureRate(port, path)));
  }
  for (const path of ["/no-such-page-{n}", "/search?q=the", "/search?q=the+{n}", "/search?q=bus+fare+{n}"]) {
    const subjects = { "the guide": path, "its home page": "/" };
    rows.push(await measureInRounds(row(path), subjects, (address) => measureRate(guide.port, address)));
  }
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  return rows;
}

import { setTimeout as delay } from "node:timers/promises";
import { exportGuide, startNginx } from "../hosts/static-hosts.ts";
import { isInstalled, startGuideProcess, startServer } from "../setup/commands/server-process.ts";
import { freePort } from "../setup/requests/listen.ts";
import { measureRate } from "./request-rate.ts";
import { measureInRounds } from "./rounds.ts";

const pages = ["/", "/schedules"];

const startNode = async (...parameters: readonly string[]) =>
  startServer(await freePort(), [process.execPath, ...parameters]);

/** Measures the time from process start to first response, compared with bare Express. */
export async function measureStart(): Promise<object> {
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
export async function measureThroughput(): Promise<readonly object[]> {
  const nginxPort = await freePort();
  // Before the guide starts, because an export rebuilds dist/.
  const folder = isInstalled("nginx") ? await exportGuide(nginxPort) : undefined;
  const guide = await startGuideProcess(await freePort());
  for (const path of pages) {
    await measureRate(guide.port, path, 0.5);
  }
  // Wait for the best compression, so that the others copy the final bytes.
  await delay(5_000);
  const app = [...process.execArgv, "test/bench/express-app.ts"];
  const servers = {
    "the guide": guide,
    "bare Express": await startNode(...app, "bare", String(guide.port)),
    "naive Express": await startNode(...app, "naive"),
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

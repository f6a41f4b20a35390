import { rmSync, writeFileSync } from "node:fs";
import { mkdtemp, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import * as assert from "uvu/assert";
import { formatFigure, printTable } from "../setup/commands/report.ts";
import { startServer, stopServers } from "../setup/commands/server-process.ts";
import { spawnGuide } from "../setup/guide/spawn-guide.ts";
import { listen } from "../setup/requests/listen.ts";
import { formatWait, startReaders } from "./readers.ts";

const restarts = 10;
const readersPerSecond = 200;
const env = { DRAIN_SECONDS: "1" };
const pollInterval = 100;

interface Replica {
  port: number;
  isReady: boolean;
}

/**
 * Behind a balancer that takes turns between those whose last /readyz was answered with 200, and never
 * retries.
 */
export const rollingRestarts = () =>
  replaceBehind(startBalancer, "a balancer that asks /readyz and never retries");

/** Behind nginx, which asks nobody whether he is ready, with the lines that server/operating.md gives for it. */
export const nginxRestarts = () => replaceBehind(startNginx, "nginx, set up as server/operating.md has it");

/** Replaces two guides, one after the other, again and again. */
async function replaceBehind(
  startProxy: (replicas: readonly Replica[]) => Promise<number>,
  proxy: string,
): Promise<boolean> {
  const replicas = [await startReplica(), await startReplica()];
  const stopReaders = startReaders(await startProxy(replicas), readersPerSecond);
  for (let round = 0; round < restarts; round++) {
    for (const replica of replicas) {
      await replica.restart();
    }
  }
  const samples = await stopReaders();
  const requests = formatFigure(samples.length);
  const lost = formatFigure(samples.filter(({ isWhole }) => !isWhole).length);
  printTable(`Two guides are replaced, one after the other, ${restarts} times over, behind ${proxy}.`, [
    { requests, lost, "99 %": formatWait(samples) },
  ]);
  return lost === "0";
}

/** A guide that can be restarted on its port, and knows whether it has said that it is ready. */
async function startReplica() {
  let guide = await spawnGuide(env);
  const { port } = guide;
  process.once("exit", () => guide.process.kill("SIGKILL"));
  const replica = {
    port,
    isReady: false,
    async restart() {
      guide.process.kill("SIGTERM");
      assert.is(await guide.exit, 0);
      guide = await spawnGuide({ ...env, PORT: String(port) });
      // Asked anew: on a busy machine, what was last heard is still of the guide that is gone.
      while (!(await askWhetherReady())) {
        await delay(pollInterval);
      }
    },
  };
  const askWhetherReady = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    replica.isReady = answer?.ok ?? false;
    return replica.isReady;
  };
  const poll = async () => {
    await askWhetherReady();
    setTimeout(poll, pollInterval);
  };
  await poll();
  return replica;
}

/**
 * Listens in front of the replicas and passes each request on to the next that is ready. Returns the port.
 */
async function startBalancer(replicas: readonly Replica[]): Promise<number> {
  let turn = 0;
  const balancer = createServer(async ({ url }, response) => {
    const ready = replicas.filter(({ isReady }) => isReady);
    try {
      const answer = await fetch(`http://127.0.0.1:${ready[turn++ % ready.length]?.port}${url}`);
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { "Content-Length": body.length }).end(body);
    } catch {
      response.writeHead(502).end();
    }
  });
  return listen(balancer);
}

/** Starts nginx in front of the replicas, with the snippet of server/operating.md. Returns the port. */
async function startNginx(replicas: readonly Replica[]): Promise<number> {
  const readme = await readFile("server/operating.md", "utf8");
  const [snippet = ""] = /(?<=```nginx\n)upstream.*?(?=```)/s.exec(readme) ?? [];
  const addresses = replicas.map(({ port }) => `127.0.0.1:${port}`);
  const folder = await mkdtemp(join(tmpdir(), "baguio-nginx-"));
  process.once("exit", () => {
    stopServers();
    rmSync(folder, { recursive: true });
  });
  const { port } = await startServer("nginx", (listening) => {
    const server = snippet
      .replace(/10\.0\.0\.\d:3000/g, () => addresses.shift() ?? "")
      .replace(/listen .*;/, `listen 127.0.0.1:${listening};`)
      .replace(/ssl_\w+ .*;/g, "");
    const config = `master_process off; daemon off; pid ${folder}/nginx.pid; error_log /dev/null; events {}
http { access_log off; ${server} }`;
    writeFileSync(join(folder, "nginx.conf"), config);
    return ["nginx", "-c", join(folder, "nginx.conf"), "-p", folder];
  });
  return port;
}

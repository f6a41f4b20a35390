import { createServer } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import * as assert from "uvu/assert";
import { formatFigure, printTable } from "../bench/report.ts";
import { listen } from "../bench/server-process.ts";
import { spawnGuide } from "../setup/spawn-guide.ts";
import { formatWait, startReaders } from "./readers.ts";

const restarts = 10;
const readersPerSecond = 200;
const env = { DRAIN_SECONDS: "1" };
const pollInterval = 100;

/** Replaces two guides behind a balancer, one after the other, again and again. */
export async function rollingRestarts(): Promise<boolean> {
  const replicas = [await startReplica(), await startReplica()];
  const stopReaders = startReaders(await startBalancer(replicas), readersPerSecond);
  for (let round = 0; round < restarts; round++) {
    for (const replica of replicas) {
      await replica.restart();
    }
  }
  const samples = await stopReaders();
  const requests = formatFigure(samples.length);
  const lost = formatFigure(samples.filter(({ isWhole }) => !isWhole).length);
  printTable(
    `Two guides are replaced, one after the other, ${restarts} times over, behind a balancer.
It takes turns between those whose last /readyz was answered with 200, keeps connections open and never retries:
whatever goes wrong behind it is a lost request.`,
    [{ requests, lost, "99 %": formatWait(samples) }],
  );
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
      while (!replica.isReady) {
        await delay(pollInterval);
      }
    },
  };
  const poll = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    replica.isReady = answer?.ok ?? false;
    setTimeout(poll, pollInterval);
  };
  await poll();
  return replica;
}

/** Listens in front of the replicas and passes each request on to the next that is ready. Returns the port. */
async function startBalancer(replicas: readonly { port: number; isReady: boolean }[]): Promise<number> {
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

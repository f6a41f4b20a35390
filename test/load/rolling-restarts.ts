/**
 * Replaces two guides one after the other, again and again, while 500 requests a second arrive, and counts
 * the requests that fail.
 *
 *     npx tsx test/load/rolling-restarts.ts [restarts] [requests per second]
 *
 * The balancer in front takes turns between the guides that answered their last /readyz with 200, and asks
 * each again 100 ms after its answer. It keeps connections open and never retries: whatever goes wrong
 * behind it is a failed request.
 */
import { Agent, createServer, get, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { operatorPaths, paths } from "../../shared/paths.ts";
import { type SpawnedGuide, spawnGuide } from "../setup/spawn-guide.ts";

const restarts = Number(process.argv[2] ?? 20);
const rate = Number(process.argv[3] ?? 500);
const pollInterval = 100;
/** How long an answer may take, in milliseconds, before its request counts as failed. */
const patience = 30_000;
const env = { DRAIN_SECONDS: "1" };

interface Replica {
  guide: SpawnedGuide;
  port: number;
  agent: Agent;
  isReady: boolean;
  served: number;
}

async function startReplica(): Promise<Replica> {
  const guide = await spawnGuide(env);
  return { guide, port: guide.port, agent: new Agent({ keepAlive: true }), isReady: false, served: 0 };
}

/** Asks a replica whether it wants requests. One that cannot be reached wants none. */
function isReady({ port }: Replica): Promise<boolean> {
  return new Promise((resolve) => {
    get({ port, host: "127.0.0.1", path: "/readyz", agent: false, timeout: 1_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    })
      .on("timeout", () => resolve(false))
      .on("error", () => resolve(false));
  });
}

/** Asks again and again, one question at a time: a late answer must not undo a newer one. */
async function watch(replica: Replica): Promise<never> {
  for (;;) {
    replica.isReady = await isReady(replica);
    await delay(pollInterval);
  }
}

/** Listens in front of the replicas and passes each request on to the next that is ready. */
async function startBalancer(replicas: readonly Replica[]): Promise<number> {
  let turn = 0;
  const balancer = createServer((incoming, outgoing) => {
    const ready = replicas.filter((replica) => replica.isReady);
    const replica = ready[turn++ % ready.length];
    if (replica === undefined) {
      outgoing.writeHead(503).end("no replica is ready");
      return;
    }
    const { port, agent } = replica;
    const { method, url, headers } = incoming;
    request({ port, host: "127.0.0.1", agent, method, path: url, headers }, (answer) => {
      replica.served += 1;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    })
      .on("error", (error) => {
        outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(String(error));
      })
      .end();
  });
  // Connections of the load itself lie idle when a machine is busy: closing those would fail requests of ours.
  balancer.keepAliveTimeout = 600_000;
  balancer.listen(0, "127.0.0.1");
  await new Promise((resolve) => balancer.once("listening", resolve));
  return (balancer.address() as AddressInfo).port; // A server that listens on TCP has an address of this kind.
}

const latencies: number[] = [];
const failures: string[] = [];
const agent = new Agent({ keepAlive: true });
const pages = [...Object.values(paths), ...operatorPaths];

/** Sends one request and counts it as failed unless the whole page comes back. */
async function askOnce(port: number, path: string): Promise<void> {
  const started = performance.now();
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: "127.0.0.1", path, agent, timeout: patience }, resolve)
        .on("timeout", () => reject(new Error("no answer in time")))
        .on("error", reject);
    });
    const body = await buffer(answer);
    if (answer.statusCode !== 200 || body.length !== Number(answer.headers["content-length"])) {
      throw new Error(`status ${answer.statusCode}, ${body.length} bytes: ${body.toString("utf8", 0, 200)}`);
    }
    latencies.push(performance.now() - started);
  } catch (error) {
    failures.push(`${path}: ${error}`);
  }
}

/** Stops a replica as an orchestrator would, and starts another on its port. */
async function replace(replica: Replica): Promise<void> {
  replica.guide.process.kill("SIGTERM");
  const exitCode = await replica.guide.exit;
  if (exitCode !== 0 || replica.guide.errors() !== "") {
    failures.push(`a guide ended with code ${exitCode}. ${replica.guide.errors()}`);
  }
  replica.guide = await spawnGuide({ ...env, PORT: String(replica.port) });
  await untilReady(replica);
}

/** Resolves when the balancer has seen that the replica is ready. */
async function untilReady(replica: Replica): Promise<void> {
  while (!replica.isReady) {
    await delay(pollInterval / 2);
  }
}

const replicas = [await startReplica(), await startReplica()];
const port = await startBalancer(replicas);
for (const replica of replicas) {
  watch(replica);
}
await Promise.all(replicas.map(untilReady));

const started = performance.now();
const asked: Promise<void>[] = [];
const load = setInterval(() => {
  const due = ((performance.now() - started) / 1_000) * rate;
  while (asked.length < due) {
    asked.push(askOnce(port, pages[asked.length % pages.length] ?? "/"));
  }
}, 5);

for (let round = 0; round < restarts; round++) {
  for (const replica of replicas) {
    await replace(replica);
  }
}
clearInterval(load);
await Promise.all(asked);
const seconds = (performance.now() - started) / 1_000;
for (const { guide } of replicas) {
  guide.process.kill("SIGKILL");
}

latencies.sort((one, other) => one - other);
const quantile = (part: number) => (latencies[Math.floor(latencies.length * part)] ?? 0).toFixed(1);
console.log(`${restarts} rolling restarts of ${replicas.length} guides in ${seconds.toFixed(1)} s.`);
console.log(
  `${asked.length} requests, ${(asked.length / seconds).toFixed(0)} a second; ${failures.length} failed.`,
);
console.log(`Served by each: ${replicas.map(({ served }) => served).join(" and ")}.`);
console.log(`Latency in ms: median ${quantile(0.5)}, 99 % ${quantile(0.99)}, longest ${quantile(0.999999)}.`);
console.log(failures.slice(0, 20).join("\n"));
process.exit(failures.length === 0 ? 0 : 1);

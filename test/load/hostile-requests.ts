/**
 * Sends 100,000 hostile requests to a guide that runs on its own, over connections that are kept open, and
 * reports what came back. The same seed sends the same requests.
 *
 *     npx tsx test/load/hostile-requests.ts [count] [seed]
 */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import * as fc from "fast-check";
import { evilMark, type HostileRequest, hostileRequests } from "../setup/hostile-request.ts";
import { parseAnswer, type RawAnswer } from "../setup/raw-request.ts";
import { spawnGuide } from "../setup/spawn-guide.ts";

const count = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 1);
const connections = 16;
const batchSize = 500;
/** How long an answer may take, in milliseconds. */
const patience = 30_000;
const allowed = [200, 304, 308, 400, 404, 405, 414, 417, 431, 501];

const statuses = new Map<number, number>();
const failures: string[] = [];
let sent = 0;
let reconnects = 0;

/** The bytes of the first whole answer, or undefined while more must come. */
function answerIn(bytes: Buffer, method: string): RawAnswer | undefined {
  if (!bytes.includes("\r\n\r\n")) {
    return undefined;
  }
  const answer = parseAnswer(bytes);
  const { "content-length": length, "transfer-encoding": coding } = answer.headers;
  const isChunked = coding === "chunked";
  if (method === "HEAD" || answer.status === 304) {
    return answer;
  }
  const isComplete = isChunked ? answer.body.includes("\r\n0\r\n\r\n") : answer.body.length >= Number(length);
  return isComplete ? answer : undefined;
}

/** Sends a request and reads its answer; undefined where the connection closes without one. */
function exchange(socket: Socket, { method, text }: HostileRequest): Promise<RawAnswer | undefined> {
  return new Promise((resolve) => {
    let received: Buffer = Buffer.alloc(0);
    const finish = (answer?: RawAnswer) => {
      socket.off("data", read);
      socket.off("close", close);
      resolve(answer);
    };
    const close = () => finish();
    const read = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const answer = answerIn(received, method);
      if (answer !== undefined) {
        finish(answer);
      }
    };
    socket.on("data", read);
    socket.on("close", close);
    socket.write(text, "latin1");
  });
}

function check({ text }: HostileRequest, answer: RawAnswer | undefined): void {
  const { status = 0, headers = {}, body = Buffer.alloc(0) } = answer ?? {};
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const shown = JSON.stringify(text.slice(0, 300));
  if (!allowed.includes(status)) {
    failures.push(`status ${status} for ${shown}`);
  } else if (!headers["content-security-policy"]?.startsWith("default-src 'none';")) {
    failures.push(`no policy with status ${status} for ${shown}`);
  } else if (`${Object.values(headers)} ${body}`.includes(evilMark)) {
    failures.push(`a header came back for ${shown}`);
  } else if (!/^\/(?!\/)/.test(headers.location ?? "/")) {
    failures.push(`sent to ${headers.location} for ${shown}`);
  }
}

async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => socket.destroy());
  socket.setTimeout(patience, () => socket.destroy());
  await once(socket, "connect");
  reconnects += 1;
  return socket;
}

/** Takes requests off the list until it is empty. */
async function sendAll(port: number, waiting: HostileRequest[]): Promise<void> {
  let socket = await openSocket(port);
  for (let request = waiting.pop(); request !== undefined; request = waiting.pop()) {
    const answer = await exchange(socket, request);
    check(request, answer);
    sent += 1;
    if (!request.isWhole || answer?.headers.connection === "close" || !socket.writable) {
      socket.destroy();
      socket = await openSocket(port);
    }
  }
  socket.destroy();
}

/** Memory of a process in MB, where the system tells. */
async function memoryOf(pid: number | undefined): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
  return kilobytes === undefined ? "unknown" : `${Math.round(Number(kilobytes) / 1024)} MB`;
}

const guide = await spawnGuide({ DRAIN_SECONDS: "0" });
const started = performance.now();
const memory = [`at start ${await memoryOf(guide.process.pid)}`];
for (let batch = 0; sent < count; batch++) {
  const numRuns = Math.min(batchSize, count - sent);
  const waiting = fc.sample(hostileRequests("keep-alive"), { numRuns, seed: seed * 1_000_000 + batch });
  await Promise.all(Array.from({ length: connections }, () => sendAll(guide.port, waiting)));
  if ((sent * 5) % count === 0) {
    memory.push(`after ${sent} ${await memoryOf(guide.process.pid)}`);
  }
}
const seconds = (performance.now() - started) / 1000;
guide.process.kill("SIGTERM");
const exitCode = await guide.exit;

const entries = guide.lines.map((line): Record<string, unknown> => JSON.parse(line));
const errors = entries.filter((entry) => "err" in entry || /\n\s+at /.test(JSON.stringify(entry)));
if (errors.length > 0 || guide.errors() !== "" || exitCode !== 0) {
  failures.push(
    `exit code ${exitCode}, ${errors.length} errors in the log, standard error: "${guide.errors()}"`,
  );
}

console.log(`${sent} requests with seed ${seed} in ${seconds.toFixed(1)} s over ${reconnects} connections.`);
for (const [status, times] of [...statuses].sort(([one], [other]) => one - other)) {
  console.log(`  ${status}  ${times}`);
}
console.log(`Memory: ${memory.join(", ")}.`);
console.log(`Log: ${entries.length} lines, each one JSON object; ${errors.length} with an error or a stack.`);
console.log(`Standard error: ${guide.errors().length} characters. Exit code ${exitCode}.`);
console.log(failures.length === 0 ? "Nothing went wrong." : `${failures.length} failures:`);
console.log(failures.slice(0, 20).join("\n"));
process.exitCode = failures.length === 0 ? 0 : 1;

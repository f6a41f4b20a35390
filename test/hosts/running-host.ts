import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../setup/requests/listen.ts";
import type { HostKind } from "./kinds.ts";

/** A host that answers with an export. */
export interface RunningHost {
  /** "http://127.0.0.1:41234" */
  origin: string;
  /** Has it answer with another export from now on, as its operator would. */
  deploy(release: string): Promise<void>;
  stop(): Promise<void>;
}

/** A first start may have to fetch the host. */
const patience = 120_000;

/** Starts a host and waits for its home page. @throws Error when it is not installed, or does not answer. */
export async function startHost(kind: HostKind, firstRelease: string): Promise<RunningHost> {
  const work = await mkdtemp(join(tmpdir(), "baguio-host-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child = await start(kind.prepare(firstRelease, port, work), origin, work);
  return {
    origin,
    async deploy(release) {
      const command = kind.prepare(release, port, work);
      if (kind.reload) {
        kind.reload(child.pid ?? Number.NaN, work);
        await delay(1_000);
      } else {
        await stop(child);
        child = await start(command, origin, work);
      }
    },
    async stop() {
      await stop(child);
      await rm(work, { recursive: true });
    },
  };
}

async function start(
  [program = "", ...parameters]: readonly string[],
  origin: string,
  cwd: string,
): Promise<ChildProcess> {
  // A group of its own: npx starts others, which have to go with it.
  const child = spawn(program, parameters, {
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
    cwd,
    env: { ...process.env, CI: "1" },
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  let failure: unknown;
  child.once("error", (error) => {
    failure = error;
  });
  for (const end = Date.now() + patience; Date.now() < end; await delay(100)) {
    if (failure !== undefined || child.exitCode !== null) {
      throw failure ?? new Error(`${program} ended with code ${child.exitCode}. ${said}`);
    }
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) {
      return child;
    }
  }
  await stop(child);
  throw new Error(`${program} did not answer.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null) {
    const ended = once(child, "exit");
    process.kill(-child.pid, "SIGTERM");
    await ended;
    child.stderr?.destroy();
  }
}

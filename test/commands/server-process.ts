import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";

/** A server in its own process. */
export interface ServerProcess {
  readonly port: number;
  /** From the start of the process to the first response with status 200, in milliseconds. */
  readonly startMs: number;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) {
    child.kill();
  }
});

/**
 * Starts a server and waits until its home page has status 200.
 * @param port where it listens, also passed as PORT.
 * @param folder its working directory.
 * @throws Error if it exits before that.
 */
export async function startServer(
  port: number,
  [program = "", ...parameters]: readonly string[],
  folder = ".",
): Promise<ServerProcess> {
  const settings = {
    PORT: String(port),
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    LOG_LEVEL: "silent",
    TRUST_PROXY: "1",
  };
  const started = performance.now();
  const child = spawn(program, parameters, {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  running.add(child);
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) {
      throw new Error(`"${program} ${parameters.join(" ")}" ended with code ${child.exitCode}.`);
    }
    await delay(2);
  }
  return {
    port,
    startMs: performance.now() - started,
    async stop() {
      running.delete(child);
      child.kill();
      await once(child, "exit");
    },
  };
}

/** Starts the build in a folder's dist/. */
export function startGuideProcess(port: number, folder = "."): Promise<ServerProcess> {
  return startServer(port, [process.execPath, "dist/server/start.js"], folder);
}

export function isInstalled(program: string): boolean {
  return spawnSync(program, ["-v"]).error === undefined;
}

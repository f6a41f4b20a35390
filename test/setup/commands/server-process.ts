import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { readConfig } from "../../../server/config.ts";
import { freePort } from "../requests/listen.ts";
import { ask } from "../requests/raw-request.ts";

/** A server in a process of its own. */
export interface ServerProcess {
  name: string;
  port: number;
  pid: number;
  /** From the start of the process to its first answer with status 200, in milliseconds. */
  startMs: number;
}

const running = new Set<ChildProcess>();

/** Ends every server that was started. */
export function stopServers(): void {
  for (const child of running) {
    child.kill("SIGKILL");
  }
  running.clear();
}

/** Starts the built guide as `npm start` does. */
export function startGuideProcess(): Promise<ServerProcess> {
  return startNode("the guide", ["dist/server/start.js"]);
}

/** Starts a program with Node as the guide is started. */
export function startNode(name: string, parameters: readonly string[]): Promise<ServerProcess> {
  return startServer(name, () => [process.execPath, "--max-semi-space-size=8", ...parameters]);
}

/**
 * Starts a server that listens on the port that it is given, also as PORT, and waits until it answers its
 * home page.
 * @throws Error when it ends instead.
 */
export async function startServer(
  name: string,
  commandFor: (port: number) => readonly string[],
): Promise<ServerProcess> {
  const port = await freePort();
  const [command = "", ...parameters] = commandFor(port);
  const env = {
    PORT: String(port),
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    LOG_LEVEL: "silent",
    SITE_URL: readConfig(process.env).siteUrl,
  };
  const started = performance.now();
  const child = spawn(command, parameters, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  running.add(child);
  while ((await ask(port, "GET", "/").catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) {
      throw new Error(`${name} ended with code ${child.exitCode}. Run "npm run build" first.`);
    }
    await delay(1);
  }
  return { name, port, pid: child.pid ?? Number.NaN, startMs: performance.now() - started };
}

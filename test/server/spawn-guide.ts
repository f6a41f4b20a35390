import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import * as assert from "uvu/assert";
import { until } from "../setup/assertions.ts";
import { ask } from "../setup/requests.ts";

/** The guide in its own process, as run by `node dist/server/start.js`. */
export interface SpawnedGuide {
  readonly process: ChildProcess;
  readonly port: number;
  /** The lines of standard output. */
  readonly lines: readonly string[];
  /** The text of standard error. */
  errors(): string;
  /** Resolves once this message is in the log. */
  logged(message: string): Promise<void>;
  /** The exit code, or null if a signal ended the process. */
  readonly exit: Promise<number | null>;
}

const spawned: ChildProcess[] = [];
process.once("exit", () => {
  for (const guide of spawned) {
    guide.kill("SIGKILL");
  }
});

/**
 * Starts the guide on a free port and waits until it listens. It does not inherit the environment, and runs at most until
 * this process ends.
 * @param folder the build folder.
 */
export function spawnGuide(
  env: Readonly<Record<string, string>> = {},
  folder = "dist",
): Promise<SpawnedGuide> {
  return spawnServer([join(folder, "server/start.js")], env);
}

/** Starts a server that logs its port. */
export async function spawnServer(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<SpawnedGuide> {
  const guide = spawn(process.execPath, args, {
    env: { PORT: "0", HOST: "127.0.0.1", SITE_URL: "https://baguio.example", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  spawned.push(guide);
  const lines: string[] = [];
  let errors = "";
  createInterface({ input: guide.stdout }).on("line", (line) => lines.push(line));
  guide.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  let hasEnded = false;
  const exit = new Promise<number | null>((resolve) => guide.once("close", resolve)).finally(() => {
    hasEnded = true;
  });

  const lineWith = async (text: string) => {
    const find = () => lines.find((line) => line.includes(text));
    await until(async () => find() !== undefined || hasEnded);
    const line = find();
    assert.ok(line, `The guide ended before "${text}". ${errors}`);
    return line;
  };

  const { port }: { port: number } = JSON.parse(await lineWith('"port":'));
  return {
    process: guide,
    port,
    lines,
    errors: () => errors,
    logged: async (message) => {
      await lineWith(`"msg":"${message}"`);
    },
    exit,
  };
}

/** Resolves once a server refuses new connections. */
export function refusesConnections({ port }: SpawnedGuide): Promise<void> {
  return until(() =>
    ask(port, "GET", "/healthz").then(
      () => false,
      () => true,
    ),
  );
}

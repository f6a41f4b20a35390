import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { createServer } from "node:net";

/** A server in a process of its own. */
export interface ServerProcess {
  name: string;
  origin: string;
  pid: number;
  /** From the start of the process to its first answer with 200, in milliseconds. */
  startMs: number;
  stop(): Promise<void>;
}

/** How often a server that is starting is asked whether it answers, and how long at most, in milliseconds. */
const pollInterval = 1;
const patience = 20_000;

/**
 * Starts a server and waits until it answers its home page.
 * @param port where the command listens.
 * @throws Error when the process ends first.
 */
export async function startServer(
  name: string,
  port: number,
  [command = "", ...parameters]: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const started = performance.now();
  const child = spawn(command, parameters, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  // Whatever goes wrong here, no server stays behind.
  const killAtOnce = () => child.kill("SIGKILL");
  process.once("exit", killAtOnce);
  await untilAnswering(port, child, name);
  return {
    name,
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? Number.NaN,
    startMs: performance.now() - started,
    async stop() {
      child.kill("SIGTERM");
      const deadline = setTimeout(() => child.kill("SIGKILL"), 1_000);
      await once(child, "exit");
      clearTimeout(deadline);
      process.off("exit", killAtOnce);
    },
  };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : Number.NaN;
}

async function untilAnswering(port: number, child: ChildProcess, name: string): Promise<void> {
  const end = performance.now() + patience;
  while ((await statusOf(port)) !== 200) {
    if (child.exitCode !== null || performance.now() > end) {
      child.kill("SIGKILL");
      throw new Error(
        `${name} does not answer; its exit code is ${child.exitCode}. Run "npm run build" first.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
}

function statusOf(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    get({ port, host: "127.0.0.1", path: "/", agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode));
    }).on("error", () => resolve(undefined));
  });
}

import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** The guide as a process of its own, as `node dist/server/start.js` runs it. */
export interface SpawnedGuide {
  process: ChildProcess;
  port: number;
  /** Each line of standard output. */
  lines: readonly string[];
  /** What has come on standard error. */
  errors(): string;
  /** Resolves when the log has a line with this message. */
  logged(message: string): Promise<void>;
  /** The exit code; null where a signal ended the process. */
  exit: Promise<number | null>;
}

/**
 * Starts the built guide on a free port and waits until it listens. Nothing of our own environment reaches
 * it.
 * @param folder where its build lies.
 */
export async function spawnGuide(
  env: Readonly<Record<string, string>> = {},
  folder = "dist",
): Promise<SpawnedGuide> {
  const guide = spawn(process.execPath, [join(folder, "server/start.js")], {
    env: { PORT: "0", HOST: "127.0.0.1", SITE_URL: "https://baguio.example", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let errors = "";
  createInterface({ input: guide.stdout }).on("line", (line) => {
    lines.push(line);
    for (const look of waiting) {
      look();
    }
  });
  guide.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const exit = new Promise<number | null>((resolve) => guide.once("close", resolve));

  const findLine = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const line = lines.find((candidate) => candidate.includes(text));
        if (line !== undefined) {
          waiting.delete(look);
          resolve(line);
        }
      };
      waiting.add(look);
      look();
      exit.then((code) => reject(new Error(`The guide ended with code ${code} before "${text}". ${errors}`)));
    });

  const { port }: { port: number } = JSON.parse(await findLine('"port":'));
  return {
    process: guide,
    port,
    lines,
    errors: () => errors,
    logged: async (message) => {
      await findLine(`"msg":"${message}"`);
    },
    exit,
  };
}

import { type ChildProcess, spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Suite } from "uvu/parse";

/** How many tests ran, how many of them passed, and how many were left out. A file that breaks off fails as one. */
export interface Sums {
  total: number;
  passed: number;
  skipped: number;
}

/** What uvu prints at the end of a file. */
const summary = /\n {2}Total: +(\d+)\n {2}Passed: +(\d+)\n {2}Skipped: +(\d+)\n {2}Duration: .+\n\n/;

const running = new Set<ChildProcess>();

/** Ends every process that runs tests. */
export function stopTests(): void {
  for (const worker of running) {
    stop(worker);
  }
}

/**
 * Runs test files, as many at once as the machine has processors, and prints the output of each when it ends.
 * @param mostSeconds a file that takes longer is ended, and fails.
 */
export async function runTestFiles(
  files: readonly Suite[],
  mostSeconds: number,
  print: (text: string) => void,
): Promise<Sums> {
  const queue = [...files];
  const sums = { total: 0, passed: 0, skipped: 0 };
  const runQueue = async () => {
    let worker: ChildProcess | undefined;
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      worker = worker?.connected ? worker : startWorker();
      const start = performance.now();
      const output = await outputOf(file, worker, mostSeconds);
      const [, total = 1, passed = 0, skipped = 0] = summary.exec(output)?.map(Number) ?? [];
      // uvu itself calls it a success when there is nothing to run.
      sums.total += Math.max(total, 1);
      sums.passed += passed;
      sums.skipped += skipped;
      print(`${output.replace(summary, "")}  ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
    }
    if (worker !== undefined) {
      stop(worker);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runQueue));
  return sums;
}

/**
 * Starts a process for tests, which leads a group of its own: what they start belongs to it, but for browsers,
 * which end by themselves when it has ended.
 */
function startWorker(): ChildProcess {
  const script = fileURLToPath(new URL("test-worker.ts", import.meta.url));
  const worker = spawn(process.execPath, [...process.execArgv, script], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    detached: true,
    // Colors would stand between the words of the summary.
    env: { ...process.env, FORCE_COLOR: "0" },
  });
  running.add(worker);
  return worker.once("exit", () => running.delete(worker));
}

/** Ends a process and whatever its tests have left running. */
function stop(worker: ChildProcess): void {
  try {
    process.kill(-(worker.pid ?? Number.NaN), "SIGKILL");
  } catch {
    // Nothing of its group is left, or the system knows no groups.
    worker.kill("SIGKILL");
  }
}

/**
 * Has a process run a file. Resolves to what was printed, without a summary where the process did not get
 * there.
 */
function outputOf(file: Suite, worker: ChildProcess, mostSeconds: number): Promise<string> {
  return new Promise((resolve) => {
    let output = "";
    const read = (chunk: string) => {
      output += chunk;
      if (summary.test(output)) {
        settle();
      }
    };
    const giveUp = (reason: string) => {
      output += `\n  ${file.name} ${reason}.\n`;
      stop(worker);
      settle();
    };
    const end = (code: number | null, signal: string | null) =>
      giveUp(`ended its process (${signal ?? code})`);
    const deadline = setTimeout(
      () => giveUp(`did not end within ${mostSeconds} seconds`),
      mostSeconds * 1000,
    );
    const settle = () => {
      clearTimeout(deadline);
      worker.stdout?.off("data", read);
      worker.off("exit", end);
      resolve(output);
    };
    worker.stdout?.setEncoding("utf8").on("data", read);
    worker.on("exit", end);
    // A process that has just ended says so by itself.
    worker.send(file, () => undefined);
  });
}

/**
 * Runs test files, one per processor at a time: all of them, those whose path matches a pattern
 * (`npm run unit -- next-tab`), or those that need no browser (`quick`).
 */
import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { parse, type Suite } from "uvu/parse";

const [pattern = ""] = process.argv.slice(2);
const wanted = new RegExp(pattern === "quick" ? "^test/(?!browser/)" : pattern, "i");
const isInBrowser = ({ name }: Suite) => name.startsWith("browser");
const maxSeconds = 360;

const { suites } = await parse("test", /\.test\.tsx?$/);
// Browser tests take longest. They start first, so that short files fill the gaps at the end.
const queue = suites
  .filter(({ name }) => wanted.test(`test/${name}`))
  .sort((a, b) => Number(isInBrowser(b)) - Number(isInBrowser(a)));
/** What uvu prints at the end of a file. */
const summary = /\n {2}Total: +(\d+)\n {2}Passed: +(\d+)\n {2}Skipped: +(\d+)\n {2}Duration: .+\n\n/;
const sums = { total: 0, passed: 0, skipped: 0 };

const workers: ChildProcess[] = [];
process.on("exit", () => workers.forEach(killGroup));
process.on("SIGINT", () => process.exit(130));
process.on("SIGTERM", () => process.exit(143));

await Promise.all(Array.from({ length: availableParallelism() }, runQueue));
console.log(`  Total:     ${sums.total}\n  Passed:    ${sums.passed}\n  Skipped:   ${sums.skipped}`);
process.exit(sums.total > 0 && sums.passed === sums.total ? 0 : 1);

/** Runs files in one worker until none is left. If a file ends the worker, the next file gets a new one. */
async function runQueue(): Promise<void> {
  let worker: ChildProcess | undefined;
  for (let file = queue.shift(); file; file = queue.shift()) {
    worker = worker?.connected ? worker : startWorker();
    const start = performance.now();
    const output = await outputOf(file, worker);
    const [, total = 0, passed = 0, skipped = 0] = summary.exec(output)?.map(Number) ?? [];
    // A file that ends early, or has no tests, counts as one failed test.
    sums.total += Math.max(total, 1);
    sums.passed += passed;
    sums.skipped += skipped;
    console.log(`${output.replace(summary, "")}  ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  }
}

function startWorker(): ChildProcess {
  const worker = fork("test/setup/test-worker.ts", {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    // Colors would break up the words of the summary.
    env: { ...process.env, FORCE_COLOR: "0" },
    // A process group of its own, so that it can be killed together with the processes it starts.
    detached: true,
  });
  workers.push(worker);
  return worker;
}

function killGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-Number(pid), "SIGKILL");
  } catch {
    // The whole group has already ended.
  }
}

/** Returns what a file prints while it runs: without a summary if it does not get that far. */
function outputOf(file: Suite, worker: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let output = "";
    const finish = (reason = "") => {
      clearTimeout(timer);
      worker.stdout?.removeAllListeners("data");
      worker.removeAllListeners("disconnect");
      resolve(output + reason);
    };
    const timer = setTimeout(() => {
      finish(`\n  ${file.name} did not end within ${maxSeconds} seconds.\n`);
      worker.disconnect();
      killGroup(worker);
    }, maxSeconds * 1000);
    worker.stdout?.on("data", (chunk) => {
      output += chunk;
      if (summary.test(output)) {
        finish();
      }
    });
    worker.on("disconnect", () => {
      killGroup(worker);
      finish(`\n  ${file.name} ended its process.\n`);
    });
    worker.send(file, () => undefined);
  });
}

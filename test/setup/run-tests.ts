/**
 * Runs test files, as many at once as there are processors: all of them, those whose path matches a pattern
 * ("npm run unit -- next-tab"), or those that need no browser ("quick").
 */
import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { parse, type Suite } from "uvu/parse";

const [pattern = "", folder = "test", mostSeconds = "360"] = process.argv.slice(2);
const wanted = new RegExp(pattern === "quick" ? "^test/(?!browser/)" : pattern, "i");
const isInBrowser = ({ name }: Suite) => name.startsWith("browser");

const { suites } = await parse(folder, /\.test\.tsx?$/, { ignore: ["fixtures"] });
// Those in a browser take longest. Started first, they leave short ones to even out the end.
const queue = suites
  .filter(({ name }) => wanted.test(`test/${name}`))
  .sort((a, b) => Number(isInBrowser(b)) - Number(isInBrowser(a)));
/** What uvu prints at the end of a file. */
const summary = /\n {2}Total: +(\d+)\n {2}Passed: +(\d+)\n {2}Skipped: +(\d+)\n {2}Duration: .+\n\n/;
const sums = { total: 0, passed: 0, skipped: 0 };

await Promise.all(Array.from({ length: availableParallelism() }, runQueue));
console.log(`  Total:     ${sums.total}\n  Passed:    ${sums.passed}\n  Skipped:   ${sums.skipped}`);
process.exit(sums.total > 0 && sums.passed === sums.total ? 0 : 1);

/** Runs files in a process of their own until none is left. A file after one that ended it gets a new process. */
async function runQueue(): Promise<void> {
  let worker: ChildProcess | undefined;
  for (let file = queue.shift(); file; file = queue.shift()) {
    worker = worker?.connected ? worker : startWorker();
    const start = performance.now();
    const output = await outputOf(file, worker);
    const [, total = 0, passed = 0, skipped = 0] = summary.exec(output)?.map(Number) ?? [];
    // A file that ends early, or has no test, counts as one test that failed.
    sums.total += Math.max(total, 1);
    sums.passed += passed;
    sums.skipped += skipped;
    console.log(`${output.replace(summary, "")}  ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  }
}

function startWorker(): ChildProcess {
  return fork("test/setup/test-worker.ts", {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    // Colors would stand between the words of the summary.
    env: { ...process.env, FORCE_COLOR: "0" },
  });
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
      worker.kill("SIGKILL");
      finish(`\n  ${file.name} did not end within ${mostSeconds} seconds.\n`);
    }, Number(mostSeconds) * 1000);
    worker.stdout?.on("data", (chunk) => {
      output += chunk;
      if (summary.test(output)) {
        finish();
      }
    });
    worker.on("disconnect", () => finish(`\n  ${file.name} ended its process.\n`));
    worker.send(file, () => undefined);
  });
}

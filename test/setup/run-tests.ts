/** Runs the test files whose path matches the pattern that is given, or all: `npm run unit -- next-tab`. */
import { type ChildProcess, spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parse, type Suite } from "uvu/parse";

/** A file that takes longer hangs: the slowest takes two minutes on a busy machine. */
const mostMinutes = 6;

/** What uvu prints at the end of a file. */
const summary = /\n {2}Total: +(\d+)\n {2}Passed: +(\d+)\n {2}Skipped: +(\d+)\n {2}Duration: .+\n\n/;

const [pattern = ""] = process.argv.slice(2);
const wanted = new RegExp(pattern, "i");
const { suites } = await parse("test", /\.test\.tsx?$/);
// Those in a browser take longest: begun first, they leave the short ones to even out the end.
const queue = suites
  .filter(({ name }) => wanted.test(`test/${name}`))
  .sort((a, b) => Number(isInBrowser(b)) - Number(isInBrowser(a)));
const sums = { total: 0, passed: 0, skipped: 0 };

// uvu itself calls it a success when there is nothing to run.
if (queue.length === 0) {
  exitWith(`No test file has a path that matches "${pattern}".`);
}
if (queue.some(isInBrowser)) {
  // Said once and at once: else every test in a browser would say it, minutes later.
  const { launchBrowser } = await import("./browser/browser.ts");
  await launchBrowser().then(
    (browser) => browser.close(),
    ({ message }: Error) => exitWith(message),
  );
}
const start = performance.now();
await Promise.all(Array.from({ length: availableParallelism() }, runQueue));
const seconds = secondsSince(start);
console.log(`  Total:     ${sums.total}\n  Passed:    ${sums.passed}`);
console.log(`  Skipped:   ${sums.skipped}\n  Duration:  ${seconds} s`);

function isInBrowser({ name }: Suite): boolean {
  return name.startsWith("browser");
}

/** Takes files until none is left. */
async function runQueue(): Promise<void> {
  let worker: ChildProcess | undefined;
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    worker = worker?.connected ? worker : startWorker();
    const begun = performance.now();
    const output = await outputOf(file, worker);
    const [, total = 1, passed = 0, skipped = 0] = summary.exec(output)?.map(Number) ?? [];
    sums.total += total;
    sums.passed += passed;
    sums.skipped += skipped;
    if (passed + skipped < total) {
      process.exitCode = 1;
    }
    console.log(`${output.replace(summary, "")}  ${secondsSince(begun)} s\n`);
  }
  if (worker !== undefined) {
    stop(worker);
  }
}

/** Starts a process for tests, which leads a group of its own: whatever they start belongs to it. */
function startWorker(): ChildProcess {
  const script = fileURLToPath(new URL("test-worker.ts", import.meta.url));
  return spawn(process.execPath, [...process.execArgv, script], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    detached: true,
  });
}

/** Ends a process and whatever its tests have left running. */
function stop({ pid }: ChildProcess): void {
  try {
    process.kill(-(pid ?? Number.NaN), "SIGKILL");
  } catch {
    // Nothing of it was left.
  }
}

/** Has a process run a file. @returns what was printed, without a summary where the process did not get there. */
function outputOf(file: Suite, worker: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let output = "";
    const read = (chunk: string) => {
      output += chunk;
      if (summary.test(output)) {
        settle();
      }
    };
    const end = (code: number | null, signal: string | null) => {
      output += `\n  ${file.name}: its process ended (${signal ?? code}).\n`;
      stop(worker);
      settle();
    };
    const deadline = setTimeout(() => {
      output += `\n  ${file.name} did not end within ${mostMinutes} minutes.\n`;
      stop(worker);
    }, mostMinutes * 60_000);
    const settle = () => {
      clearTimeout(deadline);
      worker.stdout?.off("data", read);
      worker.off("exit", end);
      resolve(output);
    };
    worker.stdout?.setEncoding("utf8").on("data", read);
    worker.on("exit", end);
    worker.send(file);
  });
}

function secondsSince(time: number): string {
  return ((performance.now() - time) / 1000).toFixed(1);
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

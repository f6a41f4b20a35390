/** Runs the test files whose path matches the pattern that is given, or all: `npm run unit -- next-tab`. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { parse } from "uvu/parse";
import { run } from "uvu/run";

/** Together these are all files. One process for each: a browser takes most of the time, and leaves a core free. */
const first = "^test/browser/[a-n]";
const second = "^test/(?!browser/[a-n])";

const [pattern] = process.argv.slice(2);
if (pattern === undefined) {
  // One prints as it goes, the other at its end, so that their dots do not mix.
  const quiet = start(second, "pipe");
  const output = quiet.stdout && buffer(quiet.stdout);
  const codes = await Promise.all([start(first, "inherit"), quiet].map(exitCode));
  process.stdout.write((await output) ?? "");
  process.exitCode = Math.max(...codes);
} else {
  await runMatching(new RegExp(pattern, "i"));
}

function start(half: string, stdout: "inherit" | "pipe"): ChildProcess {
  const [script = ""] = process.argv.slice(1);
  return spawn(process.execPath, [...process.execArgv, script, half], {
    stdio: ["ignore", stdout, "inherit"],
  });
}

/** Waits for a process to end. @returns its exit code, 1 when a signal ended it. */
async function exitCode(child: ChildProcess): Promise<number> {
  const [code] = await once(child, "close");
  return code ?? 1;
}

async function runMatching(wanted: RegExp): Promise<void> {
  const { suites } = await parse("test", /\.test\.tsx?$/);
  const chosen = suites.filter(({ name }) => wanted.test(`test/${name}`));

  // uvu itself calls it a success when there is nothing to run.
  if (chosen.length === 0) {
    exitWith(`No test file has a path that matches "${pattern}".`);
  }
  if (chosen.some(({ name }) => name.startsWith("browser"))) {
    // Said once and at once: else every test in a browser would say it, minutes later.
    const { launchBrowser } = await import("./browser/browser.ts");
    await launchBrowser().then(
      (browser) => browser.close(),
      ({ message }: Error) => exitWith(message),
    );
  }
  await run(chosen);
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

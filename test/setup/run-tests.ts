/** Runs the test files whose path matches the pattern that is given, or all: `npm run unit -- next-tab`. */
import { parse, type Suite } from "uvu/parse";
import { runTestFiles, stopTests } from "./test-queue.ts";

/** A file that takes longer hangs: the slowest takes two minutes on a busy machine. */
const mostSeconds = 360;

const [pattern = ""] = process.argv.slice(2);
const wanted = new RegExp(pattern, "i");
const { suites } = await parse("test", /\.test\.tsx?$/, { ignore: ["fixtures"] });
// Those in a browser take longest: begun first, they leave the short ones to even out the end.
const files = suites
  .filter(({ name }) => wanted.test(`test/${name}`))
  .sort((a, b) => Number(isInBrowser(b)) - Number(isInBrowser(a)));

if (files.length === 0) {
  exitWith(`No test file has a path that matches "${pattern}".`);
}
if (files.some(isInBrowser)) {
  // Said once and at once: else every test in a browser would say it, minutes later.
  const { launchBrowser } = await import("./browser/browser.ts");
  await launchBrowser().then(
    (browser) => browser.close(),
    ({ message }: Error) => exitWith(message),
  );
}
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    stopTests();
    process.exit(1);
  });
}
const start = performance.now();
const { total, passed, skipped } = await runTestFiles(files, mostSeconds, console.log);
console.log(`  Total:     ${total}\n  Passed:    ${passed}`);
console.log(`  Skipped:   ${skipped}\n  Duration:  ${Math.round((performance.now() - start) / 1000)} s`);
process.exitCode = passed < total ? 1 : 0;

function isInBrowser({ name }: Suite): boolean {
  return name.startsWith("browser");
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Runs the test files whose path matches the pattern that is given, or all: `npm run unit -- next-tab`. */
import { parse } from "uvu/parse";
import { run } from "uvu/run";

const [pattern = ""] = process.argv.slice(2);
const { suites } = await parse("test", /\.test\.tsx?$/);
const chosen = suites.filter(({ name }) => new RegExp(pattern, "i").test(`test/${name}`));

// uvu itself calls it a success when there is nothing to run.
if (chosen.length === 0) {
  exitWith(`No test file has a path that matches "${pattern}".`);
}
if (chosen.some(({ name }) => name.startsWith("browser"))) {
  // Said once and at once: else every test in a browser would say it, minutes later.
  const { launchBrowser } = await import("./browser.ts");
  await launchBrowser().then(
    (browser) => browser.close(),
    ({ message }: Error) => exitWith(message),
  );
}
await run(chosen);

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

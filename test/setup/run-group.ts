/** Runs the test files in its arguments in this process, and ends it even if a failed test left a server or browser open. */
import { resolve } from "node:path";
import { run } from "uvu/run";

await run(process.argv.slice(2).map((name) => ({ name, file: resolve("test", name) })));
process.exit();

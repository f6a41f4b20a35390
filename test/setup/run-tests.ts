/**
 * Runs test files: all of them, those whose path matches a pattern (`npm run unit -- clock`), or those that need no
 * browser (`quick`). Each file in browser/, and each other folder, has a process of its own, one per processor at a time.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { text } from "node:stream/consumers";
import { parse } from "uvu/parse";

const [pattern = ""] = process.argv.slice(2);
const wanted = new RegExp(pattern === "quick" ? "^test/(?!browser/)" : pattern, "i");
const { suites } = await parse("test", /\.test\.tsx?$/);
const files = suites.map(({ name }) => name).filter((name) => wanted.test(`test/${name}`));
// Those of server/ first, because they mostly wait. Then in order of names, so browser/ is next: its tests take longest.
const queue = [...new Set(["server", ...files.map(groupOf)])].filter((group) => files.some(isIn(group)));
const failed: string[] = files.length === 0 ? [`no test file matches ${wanted}`] : [];

await Promise.all(Array.from({ length: availableParallelism() }, runQueue));
console.log(failed.length === 0 ? `All ${files.length} files passed.` : `Failed: ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;

function isIn(group: string) {
  return (file: string) => groupOf(file) === group;
}

function groupOf(file: string): string {
  return file.startsWith("browser/") ? file : dirname(file);
}

async function runQueue(): Promise<void> {
  for (let group = queue.shift(); group; group = queue.shift()) {
    const names = files.filter(isIn(group));
    const run = spawn(process.execPath, [...process.execArgv, "test/setup/run-group.ts", ...names], {
      stdio: ["ignore", "pipe", "inherit"],
      timeout: 360_000,
    });
    const [output, [code]] = await Promise.all([text(run.stdout), once(run, "close")]);
    console.log(output);
    if (code !== 0) {
      failed.push(group);
    }
  }
}

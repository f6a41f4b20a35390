/**
 * Runs test files: all of them, those whose path matches a pattern (`npm run unit -- clock`), or those that need no
 * browser (`quick`). Each file in browser/, and each other folder, has a process of its own, one per processor at a time.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { parse } from "uvu/parse";

const timeout = 360_000;

const sources = ["build.ts", "client", "public", "server", "shared"].flatMap((name) => [
  name,
  ...filesIn(name),
]);
const built = statSync("dist/build.json", { throwIfNoEntry: false })?.mtimeMs ?? 0;
const newer = sources.find((file) => statSync(file).mtimeMs > built);
if (newer !== undefined) {
  console.error(`${newer} is newer than dist/. Run "npm run build" first.`);
  process.exit(1);
}

const [pattern = ""] = process.argv.slice(2);
const wanted = new RegExp(pattern === "quick" ? "^test/(?!browser/)" : pattern, "i");
const { suites } = await parse("test", /\.test\.tsx?$/);
const files = suites.map(({ name }) => name).filter((name) => wanted.test(`test/${name}`));
// In order of names, so browser/ comes first: its tests take longest.
const queue = [...new Set(files.map(groupOf))];
const failed: string[] = files.length === 0 ? [`no test file matches ${wanted}`] : [];

await Promise.all(Array.from({ length: availableParallelism() }, runQueue));
console.log(failed.length === 0 ? `All ${files.length} files passed.` : `Failed: ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Empty for a file. A folder is as new as its last added or removed file. */
function filesIn(name: string): readonly string[] {
  return statSync(name).isDirectory()
    ? readdirSync(name, { recursive: true }).map((file) => join(name, String(file)))
    : [];
}

function groupOf(file: string): string {
  return file.startsWith("browser/") ? file : dirname(file);
}

async function runQueue(): Promise<void> {
  for (let group = queue.shift(); group; group = queue.shift()) {
    const names = files.filter((file) => groupOf(file) === group);
    const run = spawn(process.execPath, [...process.execArgv, "test/setup/run-group.ts", ...names], {
      stdio: ["ignore", "pipe", "inherit"],
      timeout,
    });
    const [output, [code]] = await Promise.all([text(run.stdout), once(run, "close")]);
    console.log(output);
    if (code !== 0) {
      failed.push(group);
    }
  }
}

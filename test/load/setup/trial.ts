import { setTimeout as delay } from "node:timers/promises";
import { written } from "../../bench/figures.ts";
import { residentMemory } from "../../bench/process-usage.ts";
import { printReport } from "../../bench/report.ts";
import { type SpawnedGuide, spawnGuide } from "../../setup/spawn-guide.ts";
import { fareBetween, recovery, startReaders } from "./readers.ts";

/** What is done to a guide while readers use it. */
export interface Trial {
  title: string;
  env?: Readonly<Record<string, string>>;
  /** Where the guide's build lies; dist/ if nothing is said. */
  folder?: string;
  /** Does it, and returns what there is to tell about it, in sentences. */
  act(guide: SpawnedGuide): Promise<string>;
}

/** How long readers are watched before and after, in milliseconds. */
const watch = 4_000;
/** Readers are served as before when they wait no longer than this, in milliseconds, or than the slowest before. */
const calmLatency = 50;

/** Runs a trial and prints how readers fared. Exit code 1 where a request was lost or the guide did not end well. */
export async function runTrial({ title, env = {}, folder = "dist", act }: Trial): Promise<void> {
  const guide = await spawnGuide({ DRAIN_SECONDS: "0", ...env }, folder);
  process.once("exit", () => guide.process.kill("SIGKILL"));
  const pid = guide.process.pid ?? Number.NaN;
  const readers = startReaders(guide.port);
  await delay(watch);
  const memoryBefore = await residentMemory(pid);
  const begin = Date.now();
  const method = await act(guide);
  const end = Date.now();
  const memoryAfter = await residentMemory(pid);
  await delay(watch);
  const samples = await readers.stop();
  guide.process.kill("SIGTERM");
  const exitCode = await guide.exit;

  const before = fareBetween(samples, 0, begin);
  const during = fareBetween(samples, begin, end);
  const after = fareBetween(samples, end, Number.POSITIVE_INFINITY);
  const calm = Math.max(
    calmLatency,
    ...samples.filter(({ due }) => due < begin).map(({ latency }) => latency),
  );
  const recovered = recovery(samples, end, calm);
  printReport({
    title,
    method,
    headings: [
      "requests",
      "lost",
      "p99 before",
      "p99 during",
      "p99 after",
      "recovered",
      "MB before",
      "MB after",
      "exit",
    ],
    rows: [
      [
        written(samples.length),
        written(before.lost + during.lost + after.lost),
        ...[before, during, after].map(({ p99 }) => `${written(p99)} ms`),
        recovered === undefined ? "not at all" : `${written(recovered / 1000, 1)} s`,
        written(memoryBefore),
        written(memoryAfter),
        String(exitCode),
      ],
    ],
  });
  const errors = guide.lines.filter((line) => line.includes('"err":'));
  console.log([...errors.slice(0, 5), guide.errors()].join("\n").trim());
  const isWell = exitCode === 0 && recovered !== undefined && errors.length === 0 && guide.errors() === "";
  process.exitCode = isWell && samples.every(({ isWhole }) => isWhole) ? 0 : 1;
}

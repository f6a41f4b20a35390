import { setTimeout as delay } from "node:timers/promises";
import { residentMemory } from "../setup/commands/process-usage.ts";
import { formatFigure, printTable } from "../setup/commands/report.ts";
import { type SpawnedGuide, spawnGuide } from "../setup/guide/spawn-guide.ts";
import { formatWait, startReaders } from "./readers.ts";

/** How long readers are watched before and after, in milliseconds. */
const watch = 4_000;
const readersPerSecond = 50;

/**
 * A trial of one guide while readers use it. It prints how they fared, and resolves to whether nothing was
 * lost or logged.
 * @param act does something to the guide, and says how that went.
 * @param prepareBuild gives the folder to start the guide from.
 */
export function defineTrial(
  title: string,
  act: (guide: SpawnedGuide) => Promise<string>,
  prepareBuild = async () => "dist",
): () => Promise<boolean> {
  return async () => {
    const guide = await spawnGuide({ DRAIN_SECONDS: "0" }, await prepareBuild());
    const readMemory = async () => formatFigure(await residentMemory(guide.process.pid ?? Number.NaN));
    try {
      const stopReaders = startReaders(guide.port, readersPerSecond);
      await delay(watch);
      const before = { end: Date.now(), MB: await readMemory() };
      const outcome = await act(guide);
      const during = { end: Date.now(), MB: await readMemory() };
      await delay(watch);
      const samples = await stopReaders();
      guide.process.kill("SIGTERM");
      const exit = await guide.exit;
      const errors = guide.lines.filter((line) => line.includes('"err":')).join("\n") + guide.errors();

      const lost = samples.filter(({ isWhole }) => !isWhole).length;
      const row = {
        requests: formatFigure(samples.length),
        lost: formatFigure(lost),
        "99 % before": formatWait(samples.filter(({ due }) => due < before.end)),
        "99 % during": formatWait(samples.filter(({ due }) => due >= before.end && due < during.end)),
        "99 % after": formatWait(samples.filter(({ due }) => due >= during.end)),
        "MB before": before.MB,
        "MB after": during.MB,
        exit: String(exit),
      };
      printTable(`${title} ${outcome}\n${errors.slice(0, 1_000)}`.trim(), [row]);
      return lost === 0 && errors === "" && exit === 0;
    } finally {
      guide.process.kill("SIGKILL");
    }
  };
}

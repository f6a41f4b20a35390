import { askRepeatedly } from "./ask-repeatedly.ts";
import { residentMemory } from "./process-usage.ts";
import { formatFigure, formatMedian, printTable } from "./report.ts";
import { startGuideProcess, stopServers } from "./server-process.ts";

/** How long it takes from the command to the first page. */
export async function measureStart(): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 11; round++) {
    times.push((await startGuideProcess()).startMs);
    stopServers();
  }
  printTable("From the start of the process to its first page, of what the build has published.", [
    { rounds: String(times.length), ms: formatMedian(times, Number) },
  ]);
}

/** What memory the guide holds before and after load. */
export async function measureMemory(): Promise<void> {
  const { port, pid } = await startGuideProcess();
  const seconds = 5;
  const rows = [{ requests: "0", MB: formatFigure(await residentMemory(pid)) }];
  for (let round = 0, requests = 0; round < 3; round++) {
    requests += (await askRepeatedly(port, "/schedules", seconds)) * seconds;
    rows.push({ requests: formatFigure(requests), MB: formatFigure(await residentMemory(pid)) });
  }
  printTable(`Resident memory at rest and after each ${seconds} s of /schedules at full load.`, rows);
}

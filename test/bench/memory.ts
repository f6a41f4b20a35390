import type { Contenders } from "./contenders.ts";
import { written } from "./figures.ts";
import { measureLoad } from "./load.ts";
import { residentMemory } from "./process-usage.ts";
import type { Report } from "./report.ts";
import type { ServerProcess } from "./server-process.ts";

const rounds = 3;
const secondsEach = 5;

/** What memory a server holds before and after load. */
export async function memory({ guide, bareHttp, expressBuffer }: Contenders): Promise<Report> {
  const rows: (readonly string[])[] = [];
  for (const startServer of [guide, bareHttp, expressBuffer]) {
    const server = await startServer();
    rows.push(await measureMemory(server));
    await server.stop();
  }
  const after = Array.from({ length: rounds }, (_, round) => `after ${(round + 1) * secondsEach} s`);
  return {
    title: "Memory",
    method: `Resident memory in MB at rest and after each ${secondsEach} s of /schedules at full load.`,
    headings: ["server", "at rest", ...after, "requests"],
    rows,
  };
}

async function measureMemory({ name, origin, pid }: ServerProcess): Promise<readonly string[]> {
  const figures = [await residentMemory(pid)];
  let requests = 0;
  for (let round = 0; round < rounds; round++) {
    requests += (await measureLoad(`${origin}/schedules`, secondsEach)).answers;
    figures.push(await residentMemory(pid));
  }
  return [name, ...figures.map((figure) => written(figure)), written(requests)];
}

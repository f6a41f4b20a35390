import { residentMemory } from "../setup/commands/process-usage.ts";
import { formatFigure, formatMedian, printTable } from "../setup/commands/report.ts";
import { startGuideProcess, startNode, stopServers } from "../setup/commands/server-process.ts";
import { askRepeatedly } from "./ask-repeatedly.ts";

/** The least that Express can do. */
const bareExpress = `
  import express from "express";
  express().get("/", (_, response) => response.send("Baguio")).listen(process.env.PORT, "127.0.0.1");
`;
const servers = [
  startGuideProcess,
  () => startNode("bare Express", ["--input-type=module", "--eval", bareExpress]),
];

/** How long it takes from the command to the first page. */
export async function measureStart(): Promise<void> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < 11; round++) {
    for (const start of servers) {
      const { name, startMs } = await start();
      times.set(name, [...(times.get(name) ?? []), startMs]);
      stopServers();
    }
  }
  printTable(
    "From the start of the process to its first page, of what the build has published; medians (and spread) of 11\ninterleaved rounds.",
    Array.from(times, ([server, all]) => ({ server, ms: formatMedian(all, Number) })),
  );
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

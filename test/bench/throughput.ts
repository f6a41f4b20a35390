import { spawnSync } from "node:child_process";
import { processorTime } from "../setup/commands/process-usage.ts";
import { formatMedian, printTable } from "../setup/commands/report.ts";
import { startGuideProcess, startNode } from "../setup/commands/server-process.ts";
import { measuredPaths, readAnswers } from "./answers.ts";
import { askRepeatedly, connections } from "./ask-repeatedly.ts";
import { startNginx } from "./nginx.ts";

const roundCount = 7;
const seconds = 1.5;
type Round = Record<"perSecond" | "ratio" | "cpu", number>;

/** Requests a second and processor time, beside the servers that the guide could have been. */
export async function measureThroughput(): Promise<void> {
  const guide = await startGuideProcess();
  const baseline = [...process.execArgv, "test/bench/baseline.ts", String(guide.port)];
  const hasNginx = spawnSync("nginx", ["-v"]).error === undefined;
  const servers = [
    guide,
    await startNode("bare node:http", [...baseline, "bare"]),
    ...(hasNginx ? [await startNginx(await readAnswers(guide.port))] : []),
    await startNode("Express, same buffer", [...baseline, "buffer"]),
    await startNode("Express, renderToString each time", [...baseline, "render"]),
  ];
  const rows: Readonly<Record<string, string>>[] = [];
  for (const page of measuredPaths) {
    const results = servers.map((server) => ({ ...server, rounds: Array.of<Round>() }));
    for (let round = 0; round <= roundCount; round++) {
      let guideSpeed: number | undefined;
      for (const { port, pid, rounds } of results) {
        const before = await processorTime(pid);
        const perSecond = await askRepeatedly(port, page, seconds);
        const cpu = (((await processorTime(pid)) - before) * 1e6) / (perSecond * seconds);
        guideSpeed ??= perSecond;
        if (round > 0) {
          rounds.push({ perSecond, cpu, ratio: guideSpeed / perSecond });
        }
      }
    }
    for (const { name: server, rounds } of results) {
      rows.push({
        page,
        server,
        "requests/s": formatMedian(rounds, ({ perSecond }) => perSecond),
        "guide ÷ it": formatMedian(rounds, ({ ratio }) => ratio, 2),
        "CPU µs/request": formatMedian(rounds, ({ cpu }) => cpu),
      });
    }
  }
  printTable(
    `${connections} connections, each asking again as soon as it is answered, Accept-Encoding: br, gzip. Medians (and spread) of
${roundCount} rounds of ${seconds} s after one to warm up; servers take turns within a round, and "guide ÷ it" compares within each.
All but the last send the same bytes and headers; that one renders and compresses (brotli 4) for each request.
Client and server share the machine. ${hasNginx ? "" : "nginx is not installed."}`,
    rows,
  );
}

import { type Contenders, measuredPaths } from "./contenders.ts";
import { median, spread, written } from "./figures.ts";
import { connections, type Load, measureLoad } from "./load.ts";
import { processorTime } from "./process-usage.ts";
import type { Report } from "./report.ts";
import type { ServerProcess } from "./server-process.ts";

const rounds = 7;
const secondsEach = 1.5;

/** A round of load, with the processor time that the server took for each answer. */
interface Round extends Load {
  processorMicroseconds: number;
}

/** Requests a second, latency and processor time, beside the servers that the guide could have been. */
export async function throughput(contenders: Contenders): Promise<Report> {
  const { guide, bareHttp, expressBuffer, expressRender, nginx } = contenders;
  const servers: ServerProcess[] = [];
  for (const start of [guide, bareHttp, ...(nginx ? [nginx] : []), expressBuffer, expressRender]) {
    servers.push(await start());
  }
  const rows: (readonly string[])[] = [];
  for (const path of measuredPaths) {
    const results = await interleavedRounds(servers, path);
    rows.push(...servers.map((server) => row(path, server, results)));
  }
  await Promise.all(servers.map(({ stop }) => stop()));
  return {
    title: "Throughput",
    method:
      `${connections} connections, each asking again as soon as it is answered, Accept-Encoding: br, gzip. ` +
      `Medians of ${rounds} rounds of ${secondsEach} s after one to warm up; the servers take turns within a round, ` +
      "and a round begins with another of them each time. Client and server share the machine, so latency is mostly the " +
      "queue of 64. All but the last send the same bytes and headers; that one renders and compresses (brotli 4) " +
      `for each request. "Guide ÷ it" compares the two within each round.${nginx ? "" : " nginx is not installed."}`,
    headings: [
      "page",
      "server",
      "requests/s",
      "spread",
      "guide ÷ it",
      "p50 ms",
      "p99 ms",
      "CPU µs/request",
      "broken",
    ],
    rows,
  };
}

async function interleavedRounds(servers: readonly ServerProcess[], path: string) {
  const results = new Map<ServerProcess, Round[]>(servers.map((server) => [server, []]));
  for (let round = 0; round <= rounds; round++) {
    const first = round % servers.length;
    for (const server of [...servers.slice(first), ...servers.slice(0, first)]) {
      const result = await measureRound(server, path);
      if (round > 0) {
        results.get(server)?.push(result);
      }
    }
  }
  return results;
}

async function measureRound({ origin, pid }: ServerProcess, path: string): Promise<Round> {
  const before = await processorTime(pid);
  const load = await measureLoad(origin + path, secondsEach);
  const seconds = (await processorTime(pid)) - before;
  return { ...load, processorMicroseconds: (seconds / load.answers) * 1e6 };
}

function row(path: string, server: ServerProcess, results: ReadonlyMap<ServerProcess, readonly Round[]>) {
  const own = results.get(server) ?? [];
  const [guide = []] = results.values();
  const figures = (name: keyof Round) => own.map((round) => round[name]);
  const ratios = own.map(({ perSecond }, round) => (guide[round]?.perSecond ?? Number.NaN) / perSecond);
  return [
    path,
    server.name,
    written(median(figures("perSecond"))),
    spread(figures("perSecond")),
    written(median(ratios), 2),
    written(median(figures("p50")), 1),
    written(median(figures("p99")), 1),
    written(median(figures("processorMicroseconds"))),
    written(figures("failed").reduce((sum, count) => sum + count, 0)),
  ];
}

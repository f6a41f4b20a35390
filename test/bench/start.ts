import type { Contenders } from "./contenders.ts";
import { median, spread, written } from "./figures.ts";
import type { Report } from "./report.ts";

const rounds = 11;

/** How long it takes from the command to the first page. */
export async function start({ guide, bareHttp, expressBuffer }: Contenders): Promise<Report> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    for (const startServer of [guide, bareHttp, expressBuffer]) {
      const { name, startMs, stop } = await startServer();
      await stop();
      times.set(name, [...(times.get(name) ?? []), startMs]);
    }
  }
  return {
    title: "Start",
    method:
      `From the start of the process to its first answer with status 200, in milliseconds. Medians of ${rounds} ` +
      "interleaved rounds, files in the system's cache. In its time the guide renders and compresses every page.",
    headings: ["server", "median ms", "spread"],
    rows: Array.from(times, ([name, figures]) => [name, written(median(figures)), spread(figures)]),
  };
}

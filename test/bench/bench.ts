import { type Contender, startContenders } from "./contenders.ts";
import { type Load, measureLoad } from "./load.ts";
import { measureProcess } from "./process.ts";
import { median, printTable, spread } from "./table.ts";

/** Rounds are interleaved, so that a machine that slows down slows every contender down. */
const rounds = 7;
const secondsEach = 2;
const paths = ["/schedules", "/", "/no-such-page"];

const contenders = await startContenders(paths);
for (const path of paths) {
  const loads = new Map<Contender, Load[]>(contenders.map((contender) => [contender, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [contender, results] of loads) {
      results.push(await measureLoad(contender.origin + path, secondsEach));
    }
  }
  const [guide] = loads.values();
  console.log(`\n${path}, Accept-Encoding: br, gzip, 64 connections, ${rounds} rounds of ${secondsEach} s`);
  printTable(
    ["server", "requests/s", "spread", "guide ÷ it", "p50 ms", "p99 ms", "failed"],
    [...loads].map(([{ name }, results]) => {
      const ratios = results.map(({ perSecond }, round) => (guide?.[round]?.perSecond ?? 0) / perSecond);
      return [
        name,
        median(results.map(({ perSecond }) => perSecond)).toFixed(0),
        spread(results.map(({ perSecond }) => perSecond)),
        median(ratios).toFixed(2),
        median(results.map(({ p50 }) => p50)).toFixed(1),
        median(results.map(({ p99 }) => p99)).toFixed(1),
        String(results.reduce((sum, { failed }) => sum + failed, 0)),
      ];
    }),
  );
}
await Promise.all(contenders.map(({ stop }) => stop()));

const { startMs, restMb, loadedMb, requests } = await measureProcess();
console.log("\nThe guide's process");
printTable(
  ["figure", "median", "spread"],
  [
    ["start to first 200, ms", median(startMs).toFixed(0), spread(startMs)],
    ["memory at rest, MB", restMb.toFixed(0), ""],
    [`memory after ${requests} requests, MB`, median(loadedMb).toFixed(0), spread(loadedMb)],
  ],
);

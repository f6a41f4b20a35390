import { execFileSync } from "node:child_process";
import { routes } from "../../shared/routes.tsx";
import type { Contenders } from "./contenders.ts";
import { median, spread, written } from "./figures.ts";
import type { Report } from "./report.ts";

/** How many pages, and how often each is measured. */
const sizes: readonly (readonly [pages: number, rounds: number])[] = [
  [routes.length, 7],
  [1_000, 5],
  [10_000, 1],
];

interface ExportRun {
  seconds: number;
  peakMb: number;
}

/** How long an export takes, and how it grows with the number of pages. */
export async function exportTime({ exportRun }: Contenders): Promise<Report> {
  const rows = sizes.map(([pages, rounds]) => {
    const exported: ExportRun[] = [];
    const looped: ExportRun[] = [];
    for (let round = 0; round < rounds; round++) {
      exported.push(run(exportRun, "export", pages));
      looped.push(run(exportRun, "loop", pages));
    }
    const seconds = exported.map((each) => each.seconds);
    const loopSeconds = looped.map((each) => each.seconds);
    const ratios = seconds.map((each, round) => each / (loopSeconds[round] ?? Number.NaN));
    return [
      written(pages),
      written(median(seconds), 2),
      rounds > 1 ? spread(seconds, 2) : "one round",
      written((median(seconds) / pages) * 1000, 2),
      written(median(exported.map(({ peakMb }) => peakMb))),
      written(median(loopSeconds), 2),
      written(median(looped.map(({ peakMb }) => peakMb))),
      written(median(ratios), 2),
    ];
  });
  return {
    title: "Export",
    method:
      "Each in a process of its own, in which the code is still cold. Pages beyond the guide's own are operators' profiles " +
      "at other addresses. The bare loop is renderToString and writeFile for the same pages: it chooses no styles, " +
      "follows no link, checks no fragment and copies no files.",
    headings: [
      "pages",
      "export s",
      "spread",
      "ms a page",
      "peak MB",
      "bare loop s",
      "peak MB",
      "export ÷ loop",
    ],
    rows,
  };
}

function run(command: readonly string[], way: "export" | "loop", pages: number): ExportRun {
  const [node = "", ...parameters] = command;
  return JSON.parse(execFileSync(node, [...parameters, way, String(pages)], { encoding: "utf8" }));
}

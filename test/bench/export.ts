import { execFileSync } from "node:child_process";
import { routes } from "../../shared/routes.tsx";
import { formatFigure, formatMedian, printTable } from "../setup/commands/report.ts";

/** How long an export takes and what memory it needs, and how both grow with the number of pages. */
export async function measureExport(): Promise<void> {
  const env = { ...process.env, NODE_ENV: "production" };
  const rows = [routes.length, 1_000, 10_000].map((pages) => {
    const command = [...process.execArgv, "test/bench/export-run.ts", String(pages)];
    const runs = Array.from({ length: pages > 1_000 ? 1 : 5 }, (): { seconds: number; peakMb: number } =>
      JSON.parse(execFileSync(process.execPath, command, { encoding: "utf8", env })),
    );
    return {
      pages: formatFigure(pages),
      seconds: formatMedian(runs, ({ seconds }) => seconds, 2),
      "ms a page": formatMedian(runs, ({ seconds }) => (seconds / pages) * 1000, 2),
      "peak MB": formatMedian(runs, ({ peakMb }) => peakMb),
    };
  });
  printTable(
    `Each in a process of its own, from the sources, the code still cold; medians (and spread).
Pages beyond the guide's own are operators' profiles at other addresses.`,
    rows,
  );
}

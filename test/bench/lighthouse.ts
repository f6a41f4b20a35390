import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { routes } from "../../shared/routes.tsx";
import { browserEnvironment, chromiumPath } from "../setup/browser/browser.ts";
import { formatFigure, printTable } from "../setup/commands/report.ts";
import { startGuideProcess } from "../setup/commands/server-process.ts";

/** Fetched when it is first needed: it brings 200 packages, which nothing else waits for. */
const lighthouse = "lighthouse@12.8.2";
const flags = [
  "--output=json",
  "--disable-full-page-screenshot",
  "--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage",
];

/** What we read of a report. Scores from 0 to 1; times in ms; sizes in bytes over the wire, with headers. */
interface Report {
  categories: Readonly<Record<string, { title: string; score: number | null }>>;
  audits: Readonly<Record<string, { numericValue?: number }>> & {
    "network-requests": { details: { items: readonly Transfer[] } };
  };
}
interface Transfer {
  resourceType: string;
  transferSize: number;
}

/** What Lighthouse says of a first visit to each page. */
export async function measureLighthouse(): Promise<void> {
  const { port } = await startGuideProcess();
  const rows: Readonly<Record<string, string>>[] = [];
  for (const { path } of routes) {
    const report = await readReport(`http://127.0.0.1:${port}${path}`);
    const { categories, audits } = report;
    const time = (name: string) => formatFigure(audits[name]?.numericValue ?? Number.NaN);
    const bytes = (type?: string) =>
      audits["network-requests"].details.items
        .filter(({ resourceType }) => type === undefined || type === resourceType)
        .reduce((sum, { transferSize }) => sum + transferSize, 0);
    rows.push({
      page: path,
      ...Object.fromEntries(
        Object.values(categories).map(({ title, score }) => [
          title,
          formatFigure((score ?? Number.NaN) * 100),
        ]),
      ),
      "first paint": time("first-contentful-paint"),
      "largest paint": time("largest-contentful-paint"),
      blocked: time("total-blocking-time"),
      "layout shift": formatFigure(audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN, 3),
      "bytes of HTML and CSS": formatFigure(bytes("Document")),
      "of script": formatFigure(bytes("Script")),
      "of all": formatFigure(bytes()),
    });
  }
  printTable(
    "Lighthouse's usual phone: an empty cache, slow 4G as it simulates it, a processor slowed down 4 times. Times in ms, one visit each.",
    rows,
  );
}

async function readReport(address: string): Promise<Report> {
  const env = { ...browserEnvironment(), CHROME_PATH: await chromiumPath() };
  const command = ["--yes", lighthouse, address, ...flags];
  const { stdout } = await promisify(execFile)("npx", command, { env, maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}

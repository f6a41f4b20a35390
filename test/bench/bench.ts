/**
 * Measures the guide in dist/: `npm run bench`, or a part with `npm run bench -- throughput` or `paint`.
 * `--beside FOLDER` compares first paints with the build in another checkout.
 */
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { printTable } from "../setup/commands/print-table.ts";
import { measurePaint } from "./paint.ts";
import { measureStart, measureThroughput } from "./throughput.ts";

const { values, positionals } = parseArgs({
  options: { beside: { type: "string" } },
  allowPositionals: true,
});
const parts: Readonly<Record<string, () => Promise<readonly object[]>>> = {
  throughput: async () => [await measureStart(), ...(await measureThroughput())],
  paint: () => measurePaint(values.beside),
};
const names = positionals.length > 0 ? positionals : Object.keys(parts);
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
);
const rows: object[] = [];
for (const name of names) {
  const measure = parts[name];
  if (measure === undefined) {
    throw new Error(`There is no part "${name}". Choose from: ${Object.keys(parts).join(", ")}.`);
  }
  rows.push(...(await measure()));
}
printTable(rows);
process.exit();

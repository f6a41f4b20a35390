/** Measures the guide as it lies built in dist/: everything, or the sections that are named. */
import { cpus, loadavg, release, type } from "node:os";
import { chooseByName } from "../setup/commands/choose.ts";
import { stopServers } from "../setup/commands/server-process.ts";
import { measureExport } from "./export.ts";
import { measureMemory, measureStart } from "./guide-alone.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureNextPage } from "./next-page.ts";
import { measurePaint } from "./paint.ts";
import { measureScrolling } from "./scrolling.ts";
import { measureTaps } from "./taps.ts";
import { measureThroughput } from "./throughput.ts";

const sections = {
  throughput: measureThroughput,
  start: measureStart,
  memory: measureMemory,
  export: measureExport,
  lighthouse: measureLighthouse,
  paint: measurePaint,
  taps: measureTaps,
  "next-page": measureNextPage,
  scrolling: measureScrolling,
};
const asked = process.argv.slice(2);
process.once("exit", stopServers);

for (const [name, measure] of chooseByName(sections, asked.length === 0 ? ["all"] : asked)) {
  const machine = `${cpus().length} × ${cpus()[0]?.model}, ${type()} ${release()}, Node ${process.version}`;
  console.log(`\n## ${name}\n\n${machine}, load ${loadavg()[0]?.toFixed(1)}.`);
  // A section that cannot be measured says why, such as a browser that is missing; the others go on.
  await measure().catch((error: unknown) => {
    console.error(String(error));
    process.exitCode = 1;
  });
  stopServers();
}
// A section that failed may have left a browser behind.
process.exit();

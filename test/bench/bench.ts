/**
 * Measures the guide as it lies built in dist/.
 *
 *     npm run bench                            everything, in about seven minutes
 *     npm run bench -- throughput start        some sections
 */
import { bytes } from "./bytes.ts";
import { prepareContenders } from "./contenders.ts";
import { exportTime } from "./export-time.ts";
import { describeMachine } from "./machine.ts";
import { memory } from "./memory.ts";
import { paint } from "./paint.ts";
import { printReport } from "./report.ts";
import { start } from "./start.ts";
import { taps } from "./taps.ts";
import { throughput } from "./throughput.ts";

const sections = { throughput, start, memory, export: exportTime, bytes, paint, taps };
const names = Object.keys(sections);
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !names.includes(name));

if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(" or ")}. Choose from: ${names.join(", ")}.`);
  process.exitCode = 1;
} else {
  console.log(`# The guide, measured\n\n${describeMachine()}`);
  const contenders = await prepareContenders();
  for (const [name, measure] of Object.entries(sections)) {
    if (chosen.length === 0 || chosen.includes(name)) {
      // A section that cannot be measured says why, such as a browser that is missing; the others go on.
      await measure(contenders).then(printReport, (error: unknown) => {
        console.error(`\n## ${name}\n\n${error}`);
        process.exitCode = 1;
      });
    }
  }
  await contenders.remove();
}

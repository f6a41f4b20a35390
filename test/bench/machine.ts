import { cpus, loadavg, release, totalmem, type } from "node:os";
import { written } from "./figures.ts";

/** The machine and the state it is in, without which no figure means anything. */
export function describeMachine(): string {
  const cores = cpus();
  const memory = written(totalmem() / 1024 ** 3, 1);
  const [busy = 0] = loadavg();
  const lines = [
    `${cores[0]?.model ?? "unknown processor"}, ${cores.length} cores, ${memory} GB of memory`,
    `${type()} ${release()}, Node ${process.version}`,
    `${busy.toFixed(1)} processes were running on average in the minute before`,
  ];
  return lines.map((line) => `- ${line}`).join("\n");
}

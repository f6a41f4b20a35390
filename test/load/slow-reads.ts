import { setTimeout as delay } from "node:timers/promises";
import { written } from "../bench/figures.ts";
import { openFiles } from "../bench/process-usage.ts";
import { pressOn } from "./setup/crowd.ts";
import { runTrial } from "./setup/trial.ts";

const count = 1_000;
/** More than twice the idle timeout: Node gives a client that has read a part once more the time. */
const seconds = 60;
const asked = 100;

await runTrial({
  title: "Slow reads",
  async act({ port, process: { pid = Number.NaN } }) {
    const before = await openFiles(pid);
    const pressing = pressOn(port, seconds, {
      count,
      first: "GET /schedules HTTP/1.1\r\nHost: baguio.example\r\n\r\n".repeat(asked),
      isDeaf: true,
    });
    // They do not notice that they are let go: the guide knows how many connections it holds.
    await delay((seconds - 1) * 1000);
    const held = (await openFiles(pid)) - before;
    await pressing;
    return (
      `${count} clients ask for ${asked} pages each and read nothing for ${seconds} s. ` +
      `Connections more than at the beginning, after ${seconds - 1} s: ${written(held)}.`
    );
  },
});

import { pressOn } from "./setup/crowd.ts";
import { runTrial } from "./setup/trial.ts";

const count = 8_000;
const seconds = 20;

await runTrial({
  title: "Connection flood",
  async act({ port }) {
    const ended = await pressOn(port, seconds, { count, first: "" });
    return `${count} clients connect at once and say nothing for ${seconds} s, and come back when they are let go. Let go: ${ended}.`;
  },
});

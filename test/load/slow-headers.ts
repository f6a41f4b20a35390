import { pressOn } from "./setup/crowd.ts";
import { runTrial } from "./setup/trial.ts";

const count = 1_000;
const seconds = 20;

await runTrial({
  title: "Slow headers",
  async act({ port }) {
    const ended = await pressOn(port, seconds, {
      count,
      first: "GET / HTTP/1.1\r\nHost: baguio.example\r\n",
      drip: "X-Slow: yes\r\n",
    });
    return `${count} clients send one header line every half second for ${seconds} s, and come back when they are let go. Let go: ${ended}.`;
  },
});

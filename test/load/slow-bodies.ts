import { pressOn } from "./setup/crowd.ts";
import { runTrial } from "./setup/trial.ts";

const count = 1_000;
const seconds = 20;

await runTrial({
  title: "Slow bodies",
  async act({ port }) {
    const ended = await pressOn(port, seconds, {
      count,
      first: "GET /foods HTTP/1.1\r\nHost: baguio.example\r\nContent-Length: 1000000\r\n\r\n",
      drip: "x",
    });
    return `${count} clients send one byte of a body every half second for ${seconds} s, and come back when they are let go. Let go: ${ended}.`;
  },
});

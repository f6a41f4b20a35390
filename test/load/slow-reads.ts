import { pressOn } from "./setup/crowd.ts";
import { runTrial } from "./setup/trial.ts";

const count = 1_000;
const seconds = 40;
const asked = 100;

await runTrial({
  title: "Slow reads",
  async act({ port }) {
    const ended = await pressOn(port, seconds, {
      count,
      first: "GET /schedules HTTP/1.1\r\nHost: baguio.example\r\n\r\n".repeat(asked),
      isDeaf: true,
    });
    return `${count} clients ask for ${asked} pages each and read nothing for ${seconds} s. Let go: ${ended}.`;
  },
});

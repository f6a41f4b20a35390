import { ask } from "../setup/raw-request.ts";
import { runTrial } from "./setup/trial.ts";

const count = 8;
const seconds = 15;

await runTrial({
  title: "Broken log",
  async act(guide) {
    guide.process.stdout?.destroy();
    guide.process.stderr?.destroy();
    const end = Date.now() + seconds * 1000;
    let logged = 0;
    const client = async () => {
      for (; Date.now() < end; logged++) {
        await ask(guide.port, "GET", "/nowhere");
      }
    };
    await Promise.all(Array.from({ length: count }, client));
    return `The reader of standard output goes away, and ${count} clients have a line logged as often as they can for ${seconds} s. Lines that nobody reads: ${logged}.`;
  },
});

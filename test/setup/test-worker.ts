/** Runs the test files named by its parent process, one at a time. */
import type { Suite } from "uvu/parse";
import { run } from "uvu/run";

process.on("message", async (file: Suite) => {
  // Otherwise uvu runs the previous files again.
  Reflect.set(globalThis, "UVU_QUEUE", []);
  await run([file]);
});

process.on("disconnect", () => process.exit());

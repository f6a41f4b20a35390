/** Runs the test files that its parent process names, one after the other. */
import type { Suite } from "uvu/parse";
import { run } from "uvu/run";

process.on("message", async (file: Suite) => {
  // uvu would run the previous files again.
  Reflect.set(globalThis, "UVU_QUEUE", []);
  await run([file]);
});

process.on("disconnect", () => process.exit());

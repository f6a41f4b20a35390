/** Runs the test files that the process above it names, one after the other. */
import type { Suite } from "uvu/parse";
import { run } from "uvu/run";

process.on("message", async (file: Suite) => {
  // uvu would run those of the files before again.
  Reflect.set(globalThis, "UVU_QUEUE", []);
  await run([file]);
});

// Whoever ended that process wants no more tests.
process.on("disconnect", () => process.exit());

import { setTimeout } from "node:timers/promises";
import * as assert from "uvu/assert";

/** Asserts how the message of an error begins. uvu treats a string as the assertion's message and compares nothing. */
export function assertThrows(run: () => unknown, beginning: string): void {
  assert.throws(run, (error: unknown) => error instanceof Error && error.message.startsWith(beginning));
}

/** Waits at most a minute until something is true. (Playwright's `waitForFunction` takes any promise for true.) */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await setTimeout(20)) {
    if (await isTrue()) {
      return;
    }
  }
  assert.unreachable(`It never came true: ${isTrue}`);
}

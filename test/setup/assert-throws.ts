import * as assert from "uvu/assert";

/** Asserts how the message of an error begins. uvu treats a string as the assertion's message and compares nothing. */
export function assertThrows(run: () => unknown, beginning: string): void {
  assert.throws(run, (error: unknown) => error instanceof Error && error.message.startsWith(beginning));
}

import * as assert from "uvu/assert";

/** Asserts how the message of an error begins. Of a string, uvu would make its own message, and compare nothing. */
export function assertThrows(run: () => unknown, beginning: string): void {
  assert.throws(run, (error: unknown) => error instanceof Error && error.message.startsWith(beginning));
}

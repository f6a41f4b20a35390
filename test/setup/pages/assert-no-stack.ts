import * as assert from "uvu/assert";

/** A page tells nothing of the code behind it: no stack, no file of ours, no package. */
export function assertNoStack(html: string): void {
  assert.not.match(html, /\n\s+at |\.tsx?\b|node_modules/);
}

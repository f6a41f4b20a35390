import * as assert from "uvu/assert";

/** A page reveals no stack trace, source file or package. */
export function assertNoStack(html: string): void {
  assert.not.match(html, /\n\s+at |\.tsx?\b|node_modules/);
}

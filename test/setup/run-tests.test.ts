import { spawnSync } from "node:child_process";
import * as assert from "uvu/assert";
import { describe } from "./describe.ts";

/** Runs the tests whose path matches a pattern, as a newcomer does. */
function runUnit(pattern: string) {
  return spawnSync("npm", ["run", "--silent", "unit", "--", pattern], {
    encoding: "utf8",
    // The colors of a run that is part of another would stand between the words.
    env: { ...process.env, FORCE_COLOR: "0" },
  });
}

describe("npm run unit", (test) => {
  test("runs the files that match, and no others", () => {
    const { status, stdout } = runUnit("test/islands/next-tab");
    assert.is(status, 0);
    assert.equal(stdout.match(/\S+\.test\.tsx?/g), ["islands/next-tab.test.ts"]);
    assert.match(stdout, /Passed: +[1-9]/);
  });

  test("fails where nothing matches", () => {
    const { status, stderr } = runUnit("no-such-test");
    assert.is(status, 1);
    assert.match(stderr, 'No test file has a path that matches "no-such-test".');
  });
});

import { spawnSync } from "node:child_process";
import * as assert from "uvu/assert";
import { describe } from "./describe.ts";

/** Runs tests with arguments, as a person does. */
function runUnit(...args: readonly string[]) {
  return spawnSync("npm", ["run", "--silent", "unit", "--", ...args], { encoding: "utf8" });
}

describe("npm run unit", (test) => {
  test("runs the files that match, and no others", () => {
    const { status, stdout } = runUnit("test/islands/next-tab");
    assert.is(status, 0);
    assert.equal(stdout.match(/\S+\.test\.tsx?/g), ["islands/next-tab.test.ts"]);
    assert.match(stdout, /Passed: +[1-9]/);
  });

  test("fails if nothing matches", () => {
    assert.is(runUnit("no-such-test").status, 1);
  });

  test("fails a file without tests, one that hangs and one that ends its process, and runs the others", () => {
    const { status, stdout } = runUnit("", "test/setup/fixtures", "5");
    assert.is(status, 1);
    assert.match(stdout, "as it should");
    assert.match(stdout, "the hook failed");
    assert.match(stdout, "ends-its-process.test.ts ended its process.");
    assert.match(stdout, "hangs.test.ts did not end within 5 seconds.");
    assert.match(stdout, /Total: +7\n {2}Passed: +2\n {2}Skipped: +1\n$/);
  });
});

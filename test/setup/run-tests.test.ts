import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import * as assert from "uvu/assert";
import { describe } from "./describe.ts";
import { runTestFiles } from "./test-queue.ts";

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

/** Runs files of the folder of fixtures, each for at most five seconds. */
async function runFixtures(names: readonly string[]) {
  const files = names.map((name) => ({ name, file: resolve(`test/setup/fixtures/${name}.test.ts`) }));
  let output = "";
  const sums = await runTestFiles(files, 5, (text) => {
    output += text;
  });
  return { sums, output };
}

describe("a run of test files", (test) => {
  test("counts what passes, and what fails though another test is skipped", async () => {
    const { sums, output } = await runFixtures(["passes", "fails"]);
    assert.equal(sums, { total: 3, passed: 2, skipped: 1 });
    assert.match(output, "as it should");
  });

  test("counts a file without tests, and one that ends its process, as failed", async () => {
    const { sums, output } = await runFixtures(["is-empty", "ends-its-process", "passes"]);
    assert.equal(sums, { total: 3, passed: 1, skipped: 0 });
    assert.match(output, "ends-its-process ended its process (3).");
  });

  test("ends a file that hangs, and says so", async () => {
    const { sums, output } = await runFixtures(["hangs"]);
    assert.equal(sums, { total: 1, passed: 0, skipped: 0 });
    assert.match(output, "hangs did not end within 5 seconds.");
  });
});

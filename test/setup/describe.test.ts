import { test } from "uvu";
import * as assert from "uvu/assert";
import { describe } from "./describe.ts";

const ran: string[] = [];

describe("a suite", (test) => {
  test("runs without being told to", () => {
    ran.push("a suite");
  });
});

// With uvu alone: were the suites of `describe` not run, the tests that they hold could not tell.
test("every suite has run", () => {
  assert.equal(ran, ["a suite"]);
});
test.run();

import { suite, type Test } from "uvu";

/** A suite that runs itself: with uvu alone, a forgotten `.run()` passes without a single test. */
export function describe(name: string, define: (test: Test) => void): void {
  const test = suite(name);
  define(test);
  test.run();
}

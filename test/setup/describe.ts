import { type Callback, suite, type Test } from "uvu";

/** Defines and runs a suite. Prints errors of a `before` hook, which uvu does not. */
export function describe(name: string, define: (test: Test) => void): void {
  const test = suite(name);
  const { before } = test;
  const reported = (hook: Callback) =>
    before(async (context) => {
      try {
        await hook(context);
      } catch (error) {
        console.log(error);
        throw error;
      }
    });
  test.before = Object.assign(reported, { each: before.each });
  define(test);
  test.run();
}

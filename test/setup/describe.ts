import { type Callback, suite, type Test } from "uvu";

/** Defines and runs a suite. If a `before` hook throws, each test fails with its error, which uvu would swallow. */
export function describe(name: string, define: (test: Test) => void): void {
  const test = suite(name);
  const { before } = test;
  let failure: { readonly error: unknown } | undefined;
  const guarded = (hook: Callback) =>
    before(async (context) => {
      try {
        await hook(context);
      } catch (error) {
        failure = { error };
      }
    });
  before.each(() => {
    if (failure) {
      throw failure.error;
    }
  });
  test.before = Object.assign(guarded, { each: before.each });
  define(test);
  test.run();
}

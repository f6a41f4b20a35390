import { type Callback, suite, type Test } from "uvu";

/**
 * A suite that runs itself: with uvu alone, a forgotten `.run()` passes without a single test.
 * What a `before` hook throws fails every test: with uvu alone, none runs and the suite passes.
 */
export function describe(name: string, define: (test: Test) => void): void {
  const test = suite(name);
  const { before } = test;
  let failure: unknown;
  const guarded = (hook: Callback) =>
    before(async (context) => {
      try {
        await hook(context);
      } catch (error) {
        failure ??= error;
      }
    });
  test.before = Object.assign(guarded, { each: before.each });
  before.each(() => {
    if (failure !== undefined) {
      throw failure;
    }
  });
  define(test);
  test.run();
}

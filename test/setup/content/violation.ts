import type { Test } from "uvu";
import * as assert from "uvu/assert";
import { listFiles } from "../../../server/build/build-files.ts";
import { checkContent } from "../../../server/build/check-content/check-content.ts";
import { guideContent } from "../../../server/build/check-content/guide-content.ts";
import { sentence } from "../../../server/build/check-content/violation.ts";

/** The files below shared/art. */
export const pictures = await listFiles("shared/art");

/**
 * The way to a value of the content: file, list, entry, field. An entry goes by its number, its id or its
 * name.
 */
type Way = readonly (string | number)[];

/** What is broken, where, what an editor may write there, and the one line that the checks answer with. */
export type Violation = readonly [name: string, way: Way, value: unknown, line: string];

/** Tests that each change to a copy of the guide's content brings its line and no others. */
export function testViolations(test: Test, violations: readonly Violation[]): void {
  for (const [name, way, value, line] of violations) {
    test(`notices ${name}`, () => {
      const draft = structuredClone(guideContent);
      const parent = way.slice(0, -1).reduce<object>(valueIn, draft);
      Reflect.set(parent, way.at(-1) ?? "", value);
      assert.equal(checkContent(draft, pictures).map(sentence), [line]);
    });
  }
}

function valueIn(parent: object, step: string | number): object {
  const entries: readonly unknown[] = Object.values(parent);
  const value: unknown =
    Reflect.get(parent, step) ??
    entries.find(
      (entry) => isObject(entry) && [Reflect.get(entry, "id"), Reflect.get(entry, "name")].includes(step),
    );
  assert.ok(isObject(value), `There is no ${step}.`);
  return value;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

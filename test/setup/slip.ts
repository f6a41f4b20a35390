import type { Test } from "uvu";
import * as assert from "uvu/assert";
import { listFiles } from "../../server/build/build-files.ts";
import { checkContent } from "../../server/build/check-content/check-content.ts";
import { type GuideContent, guideContent } from "../../server/build/check-content/guide-content.ts";
import { sentence } from "../../server/build/check-content/problem.ts";

/** The files below shared/art. */
export const pictures = await listFiles("shared/art");

/** What the checks say about the guide as it is: nothing, or what a test of its own fails for. */
const known = linesOf(guideContent);

/** Content as an editor may mistype it: any text where the guide knows a few, and free to be changed. */
type Draft<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends boolean
      ? boolean
      : Value extends readonly (infer Item)[]
        ? Draft<Item>[]
        : { -readonly [Key in keyof Value]: Draft<Value[Key]> };

/** A test that one change to the guide's content brings these lines and no others. */
export function slip(
  test: Test,
  name: string,
  change: (draft: Draft<GuideContent>) => void,
  ...lines: readonly string[]
): void {
  test(`notices ${name}`, () => {
    // A copy with a slip is what the types of the content forbid, and what the check is for.
    const draft = structuredClone(guideContent) as unknown as Draft<GuideContent>;
    change(draft);
    const found = linesOf(draft as unknown as GuideContent);
    assert.equal(
      found.filter((line) => !known.includes(line)),
      lines,
    );
  });
}

function linesOf(content: GuideContent): readonly string[] {
  return checkContent(content, pictures).map(sentence);
}

/** The entry of a list that has an id. */
export function byId<Entry extends { id: string }>(list: readonly Entry[], id: string): Entry {
  const entry = list.find((candidate) => candidate.id === id);
  assert.ok(entry, `No entry has the id "${id}".`);
  return entry;
}

/** An item of a list, counted from 0. */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  assert.ok(item !== undefined, `The list has no item ${index}.`);
  return item;
}

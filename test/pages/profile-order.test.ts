import * as assert from "uvu/assert";
import type { ProfileSectionId } from "../../shared/content/derived/profile-sections.ts";
import { type Operator, operators } from "../../shared/content/operators.ts";
import { operatorPath } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";
import { guideData } from "../setup/pages/guide-search.ts";

/** What is asked first, stands first: when, for how much and where, then how to book. */
const first: readonly ProfileSectionId[] = ["departures", "fares", "terminals", "booking", "key-features"];

/** What else is known, by name: it stands where there is room, before the way to other companies. */
function rest({ routes }: Operator): readonly ProfileSectionId[] {
  return ["about", ...(routes ? (["routes"] as const) : []), "the-bus", "tips"];
}

describe("the parts of a profile", (test) => {
  for (const operator of operators) {
    test(`stand in their order: ${operator.name}`, () => {
      const prefix = `${operatorPath(operator.slug)}#`;
      const parts = guideData.entries
        .filter(({ address }) => address.startsWith(prefix))
        .map(({ address }) => address.slice(prefix.length));
      assert.equal(parts.slice(0, first.length), first);
      assert.equal(parts.slice(first.length, -1).sort(), rest(operator));
      assert.is(parts.at(-1), "other-buses");
    });
  }
});

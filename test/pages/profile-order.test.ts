import * as assert from "uvu/assert";
import type { ProfileSectionId } from "../../shared/content/derived/profile-sections.ts";
import { type Operator, operators } from "../../shared/content/operators.ts";
import { operatorPath } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";
import { guideData } from "../setup/pages/guide-search.ts";

/** What is asked first, stands first: when, for how much and where, then how to book, then what else is known. */
function orderOf({ routes }: Operator): readonly ProfileSectionId[] {
  return [
    "departures",
    "fares",
    "terminals",
    ...(routes ? (["routes"] as const) : []),
    "booking",
    "key-features",
    "the-bus",
    "tips",
    "about",
    "other-buses",
  ];
}

describe("the parts of a profile", (test) => {
  for (const operator of operators) {
    test(`stand in their order: ${operator.name}`, () => {
      const prefix = `${operatorPath(operator.slug)}#`;
      const parts = guideData.entries
        .filter(({ address }) => address.startsWith(prefix))
        .map(({ address }) => address.slice(prefix.length));
      assert.equal(parts, orderOf(operator));
    });
  }
});

import * as assert from "uvu/assert";
import type { ProfileSectionId } from "../../shared/content/derived/operator-texts.ts";
import { isFrequent, isTimed } from "../../shared/content/derived/timetable.ts";
import { type Operator, operators } from "../../shared/content/operators.ts";
import { operatorPath } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";
import { guideData } from "../setup/pages/guide-search.ts";

/** What is asked first, stands first: when, for how much and where, then how to book. */
const first: readonly ProfileSectionId[] = ["departures", "fares", "terminals", "booking", "key-features"];

/**
 * What else is known. Beside a column of times there is room for tips, beside a long one for the history too; the rest
 * stands below.
 */
function rest(operator: Operator): readonly ProfileSectionId[] {
  const bus: readonly ProfileSectionId[] = operator.routes ? ["routes", "the-bus"] : ["the-bus"];
  if (!isTimed(operator)) {
    return [...bus, "about", "tips"];
  }
  return isFrequent(operator) ? ["tips", "about", ...bus] : ["tips", ...bus, "about"];
}

describe("the parts of a profile", (test) => {
  for (const operator of operators) {
    test(`stand in their order: ${operator.name}`, () => {
      const prefix = `${operatorPath(operator.slug)}#`;
      const parts = guideData.entries
        .filter(({ address }) => address.startsWith(prefix))
        .map(({ address }) => address.slice(prefix.length));
      assert.equal(parts, [...first, ...rest(operator), "other-buses"]);
    });
  }
});

import * as assert from "uvu/assert";
import type { ProfileSectionId } from "../../shared/content/derived/profile-sections.ts";
import { operators } from "../../shared/content/operators.ts";
import { operatorPath } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";
import { guideData } from "../setup/pages/guide-search.ts";

/** What is asked first, stands first: when and for how much, then how to book, then what it is and where. */
const order: readonly ProfileSectionId[] = [
  "departures",
  "fares",
  "booking",
  "key-features",
  "tips",
  "routes",
  "about",
  "the-bus",
  "terminals",
  "other-buses",
];

describe("the parts of a profile", (test) => {
  for (const { slug, name, routes } of operators) {
    test(`stand in their order: ${name}`, () => {
      const prefix = `${operatorPath(slug)}#`;
      const parts = guideData.entries
        .filter(({ address }) => address.startsWith(prefix))
        .map(({ address }) => address.slice(prefix.length));
      assert.equal(
        parts,
        order.filter((id) => id !== "routes" || routes !== undefined),
      );
    });
  }
});

import * as assert from "uvu/assert";
import { tiers } from "../../shared/content/derived/stays.ts";
import { hotels, inns, transientHouses } from "../../shared/content/stays.ts";
import { spanOf } from "../../shared/values/format.ts";
import { describe } from "../setup/describe.ts";

const all = Object.values(tiers).flat();

describe("the tiers of places to stay", (test) => {
  test("end with whole houses and their price range", () => {
    assert.equal(all.at(-1)?.price, spanOf(transientHouses.flatMap(({ priceRange }) => priceRange)));
  });

  test("list every place once, on one scale of prices", () => {
    const listed = all.flatMap(({ stays }) => stays.map(({ id }) => id));
    assert.equal(listed.toSorted(), [...hotels, ...inns, ...transientHouses].map(({ id }) => id).toSorted());
    assert.equal(spanOf(all.map(({ price }) => price)), [1000, 15_000]);
  });
});

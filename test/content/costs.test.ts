import * as assert from "uvu/assert";
import { dayCost, dayCosts, tripCost, tripCosts } from "../../shared/content/derived/costs.ts";
import { describe } from "../setup/describe.ts";

describe("what a day and a trip cost", (test) => {
  const day = dayCost(800, 1000);

  test("is the sum of its parts for one of two people", () => {
    assert.equal([day.halfRoom, day.total], [400, 1400]);
    const { bus, twoDays, halfTaxi, total, extraNight } = tripCost(day, 500, [2000, 3000]);
    assert.equal([bus, twoDays, halfTaxi, total, extraNight], [1000, 2000, 1250, 4650, 1400]);
  });

  test("has no taxi by default", () => assert.is(tripCost(day, 500).halfTaxi, 0));

  test("rises from one budget to the next, in whole pesos", () => {
    for (const totals of [dayCosts.map(({ total }) => total), tripCosts.map(({ total }) => total)]) {
      assert.ok(totals.every((total, index) => Number.isInteger(total) && total > (totals[index - 1] ?? 0)));
    }
  });
});

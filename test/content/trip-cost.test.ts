import * as assert from "uvu/assert";
import { dayCosts, tripCosts } from "../../shared/content/derived/costs.ts";
import { amountOf } from "../../shared/content/formulas/amounts.ts";
import { fareEnds, operators } from "../../shared/content/operators.ts";
import { describe } from "../setup/describe.ts";

describe("the cost of a trip", (test) => {
  test("is the sum of its parts, and rises from way to way", () => {
    for (const { name, bus, halfRoom, twoDays, halfTaxi, total, dayMore } of tripCosts) {
      assert.is(total, bus + halfRoom + twoDays + halfTaxi, name);
      assert.is(dayMore, halfRoom + twoDays / 2, name);
    }
    const totals = tripCosts.map(({ total }) => total);
    assert.equal(
      totals,
      totals.toSorted((a, b) => a - b),
    );
  });

  test("reckons with fares that companies ask, both ways", () => {
    const fares = operators.flatMap((operator) => fareEnds(operator).map(amountOf));
    for (const { name, bus } of tripCosts) {
      assert.ok(fares.includes(bus / 2), name);
    }
  });

  test("has each way of a day's cost, with its day", () => {
    assert.equal(
      tripCosts.map(({ name, dayMore }) => `${name} ${dayMore}`),
      dayCosts.map(({ name, total }) => `${name} ${total}`),
    );
  });
});

import * as assert from "uvu/assert";
import {
  discountedFare,
  fareEnds,
  operators,
  operatorsByFare,
  pesos,
} from "../../shared/content/operators.ts";
import { describe } from "../setup/describe.ts";

describe("the fares of operators", (test) => {
  test("are a fifth lower with the discount", () => {
    assert.is(discountedFare("₱495"), "₱396");
    assert.is(discountedFare("₱750"), "₱600");
  });

  test("stay whole pesos with the discount", () => {
    for (const { price } of operators.flatMap(({ fares }) => fares)) {
      assert.match(discountedFare(price), /^₱\d+$/);
    }
  });

  test("put the cheapest operator first, and lose none", () => {
    const cheapest = operatorsByFare().map((operator) => pesos(fareEnds(operator)[0]));
    assert.equal(
      cheapest,
      cheapest.toSorted((a, b) => a - b),
    );
    assert.is(cheapest.length, operators.length);
  });
});

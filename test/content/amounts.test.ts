import * as assert from "uvu/assert";
import { amountOf, amountsOf, amountText, numbersIn } from "../../shared/content/formulas/amounts.ts";
import { describe } from "../setup/describe.ts";

describe("an amount", (test) => {
  for (const [text, amount] of [
    ["₱495", 495],
    ["₱3,750", 3750],
    ["1,540 m", 1540],
    ["₱13.50", 13.5],
    ["free", 0],
  ] as const) {
    test(`is read from the guide's notation: ${text}`, () => assert.is(amountOf(text), amount));
  }

  test("of two ends is read from a range, and one alone is both ends", () => {
    assert.equal(amountsOf("₱1,500–₱3,000"), [1500, 3000]);
    assert.equal(amountsOf("₱600–700"), [600, 700]);
    assert.equal(amountsOf("₱1,200"), [1200, 1200]);
  });

  test("is written so that it reads back", () => {
    for (const amount of [0, 999, 1000, 15_000, 1_234_567]) {
      assert.equal(numbersIn(amountText(amount)), [amount]);
    }
  });
});

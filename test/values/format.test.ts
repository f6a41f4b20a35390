import * as assert from "uvu/assert";
import { amountText, priceText, spanOf, unitText } from "../../shared/values/format.ts";
import { assertThrows } from "../setup/assertions.ts";
import { describe } from "../setup/describe.ts";

describe("an amount", (test) => {
  test("is written with a thousands separator, on one line with its unit", () => {
    assert.is(priceText(495), "₱495");
    assert.is(priceText(3750), "₱3,750");
    assert.is(amountText(1_234_567), "1,234,567");
    assert.is(unitText(1540, "m"), "1,540\u00a0m");
    assert.is(unitText(250, "km"), "250\u00a0km");
    assert.is(unitText(45, "minutes"), "45\u00a0minutes");
  });

  test("with two ends is a range with a dash, on one line", () => {
    assert.is(priceText([1500, 15_000]), "₱1,500–\u2060₱15,000");
    assert.is(unitText([20, 30], "minutes"), "20–\u206030\u00a0minutes");
    assert.is(unitText([5, 6], "hours"), "5–\u20606\u00a0hours");
    assert.is(unitText([2, 2.5], "hours"), "2–\u20602.5\u00a0hours");
  });

  test("with two equal ends is one number", () => assert.is(priceText([480, 480]), "₱480"));
});

describe("the span of amounts", (test) => {
  test("reaches from the lowest end to the highest", () => {
    assert.equal(spanOf([[30, 45], 20, [25, 60]]), [20, 60]);
    assert.equal(spanOf([480]), [480, 480]);
    assertThrows(() => spanOf([]), "The list of amounts is empty.");
  });
});

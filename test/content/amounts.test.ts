import * as assert from "uvu/assert";
import {
  amountText,
  hoursText,
  kilometersText,
  metersText,
  middleOf,
  minutesText,
  priceText,
  spanOf,
} from "../../shared/content/formulas/amounts.ts";
import { assertThrows } from "../setup/assert-throws.ts";
import { describe } from "../setup/describe.ts";

describe("an amount", (test) => {
  test("is written with its unit and a thousands separator", () => {
    assert.is(priceText(495), "₱495");
    assert.is(priceText(3750), "₱3,750");
    assert.is(amountText(1_234_567), "1,234,567");
    assert.is(metersText(1540), "1,540 m");
    assert.is(kilometersText(250), "250 km");
    assert.is(minutesText(45), "45 minutes");
  });

  test("with two ends is a range with a dash", () => {
    assert.is(priceText([1500, 15_000]), "₱1,500–₱15,000");
    assert.is(minutesText([20, 30]), "20–30 minutes");
    assert.is(hoursText([5, 6]), "5–6 hours");
    assert.is(hoursText([2, 2.5], true), "about 2–2.5 hours");
  });

  test("with two equal ends is one number", () => assert.is(priceText([480, 480]), "₱480"));
});

describe("the span of amounts", (test) => {
  test("reaches from the lowest end to the highest", () => {
    assert.equal(spanOf([[30, 45], 20, [25, 60]]), [20, 60]);
    assert.equal(spanOf([480]), [480, 480]);
    assertThrows(() => spanOf([]), "The list of amounts is empty.");
  });

  test("has a middle", () => assert.is(middleOf([2000, 5000]), 3500));
});

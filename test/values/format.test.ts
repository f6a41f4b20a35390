import * as assert from "uvu/assert";
import {
  amountText,
  hoursText,
  kilometersText,
  metersText,
  minutesText,
  priceText,
  spanOf,
} from "../../shared/values/format.ts";
import { assertThrows } from "../setup/assertions.ts";
import { describe } from "../setup/describe.ts";

describe("an amount", (test) => {
  test("is written with a thousands separator, on one line with its unit", () => {
    assert.is(priceText(495), "₱495");
    assert.is(priceText(3750), "₱3,750");
    assert.is(amountText(1_234_567), "1,234,567");
    assert.is(metersText(1540), "1,540\u00a0m");
    assert.is(kilometersText(250), "250\u00a0km");
    assert.is(minutesText(45), "45\u00a0minutes");
  });

  test("with two ends is a range with a dash, on one line", () => {
    assert.is(priceText([1500, 15_000]), "₱1,500–\u2060₱15,000");
    assert.is(minutesText([20, 30]), "20–\u206030\u00a0minutes");
    assert.is(hoursText([5, 6]), "5–\u20606\u00a0hours");
    assert.is(hoursText([2, 2.5], true), "about 2–\u20602.5\u00a0hours");
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

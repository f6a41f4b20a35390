import * as assert from "uvu/assert";
import { typeset } from "../../server/render/typeset.ts";
import { describe } from "../setup/describe.ts";

describe("a line of text", (test) => {
  const lines: readonly (readonly [written: string, set: string])[] = [
    ["<p>5–6 hours by bus</p>", "<p>5–\u20606\u00a0hours by bus</p>"],
    ["<b>₱12–₱15</b> a ride", "<b>₱12–\u2060₱15</b> a ride"],
    ["<p>1,540 m up, 250 km away</p>", "<p>1,540\u00a0m up, 250\u00a0km away</p>"],
    ["<p>1 AM, 10–15 °C</p>", "<p>1\u00a0AM, 10–\u206015\u00a0°C</p>"],
    ["<p>12 months, 3 men, 2 meals</p>", "<p>12\u00a0months, 3 men, 2 meals</p>"],
    ["<p>October 1, 2025, May 24</p>", "<p>October\u00a01, 2025, May\u00a024</p>"],
    ["<p>MRT-3 and LRT-1</p>", "<p>MRT-\u20603 and LRT-\u20601</p>"],
    ["<p>Monday–Friday</p>", "<p>Monday–Friday</p>"],
  ];
  for (const [written, set] of lines) {
    test(`does not break between a number and its unit: ${written}`, () => {
      assert.is(typeset(written), set);
    });
  }

  test("is typeset; attributes, title, styles and scripts are not", () => {
    const html =
      '<head><title>250 km</title><style>a{margin:1 m}</style><script>"5–6 hours"</script></head><p title="5–6 hours">Up</p>';
    assert.is(typeset(html), html);
  });

  test("is not changed by typesetting it again", () => {
    const once = typeset("<p>5–6 hours, 30–50%</p>");
    assert.is(typeset(once), once);
  });
});

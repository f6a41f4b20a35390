import * as assert from "uvu/assert";
import { keepTogether } from "../../shared/contract/keep-together.ts";
import { describe } from "../setup/describe.ts";

describe("a line of text", (test) => {
  const lines: readonly (readonly [written: string, set: string])[] = [
    ["5–6 hours by bus", "5–\u20606\u00a0hours by bus"],
    ["₱12–₱15 a ride", "₱12–\u2060₱15 a ride"],
    ["1,540 m up, 250 km away", "1,540\u00a0m up, 250\u00a0km away"],
    ["1 AM, 10–15 °C", "1\u00a0AM, 10–\u206015\u00a0°C"],
    ["65 min on foot, 2 mint leaves", "65\u00a0min on foot, 2 mint leaves"],
    ["12 months, 3 men, 2 meals", "12\u00a0months, 3 men, 2 meals"],
    ["October 1, 2025, May 24", "October\u00a01, 2025, May\u00a024"],
    ["MRT-3 and LRT-1", "MRT-\u20603 and LRT-\u20601"],
    ["DPWH-Cordillera at Camp 7", "DPWH-Cordillera at Camp\u00a07"],
    ["Monday–Friday", "Monday–Friday"],
  ];
  for (const [written, set] of lines) {
    test(`does not break between a number and its unit: ${written}`, () => {
      assert.is(keepTogether(written), set);
    });
  }

  test("does not change a second time", () => {
    const once = keepTogether("5–6 hours, 30–50%");
    assert.is(keepTogether(once), once);
  });
});

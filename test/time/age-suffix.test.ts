import * as assert from "uvu/assert";
import { ageSuffix } from "../../shared/time/age-suffix.ts";
import { describe } from "../setup/describe.ts";

const risen = "Prices and dates have likely changed: ask first.";

describe("the age of information of October 15, 2025", (test) => {
  for (const [today, text] of [
    ["2025-10-14", ". Ask first."],
    ["2026-01-15", ". Ask first."],
    ["2026-04-20", `, over six months ago. ${risen}`],
    ["2026-10-13", `, over six months ago. ${risen}`],
    ["2026-11-27", `, over a year ago. ${risen}`],
    ["2027-10-20", `, over 2 years ago. ${risen}`],
    ["2028-11-27", `, over 3 years ago. ${risen}`],
  ] as const) {
    test(`on ${today} reads “Information as of October 15, 2025${text}”`, () => {
      assert.is(ageSuffix("2025-10-15", new Date(today)), text);
    });
  }
});

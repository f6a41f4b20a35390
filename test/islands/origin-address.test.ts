import * as assert from "uvu/assert";
import { originInFragment } from "../../shared/islands/origin-address.ts";
import { describe } from "../setup/describe.ts";

describe("the origin in an address", (test) => {
  const fragments: Readonly<Record<string, string | undefined>> = {
    "": "all",
    "#cubao-0100": "all",
    "#pitx-2330": "all",
    "#from-cubao": "cubao",
    "#from-pitx": "pitx",
    "#": undefined,
    "#cubao": undefined,
    "#from-": undefined,
    "#from-mars": undefined,
    "#from-all": undefined,
    "#FROM-cubao": undefined,
    "#from-cubao-": undefined,
    "#fares": undefined,
  };
  for (const [fragment, origin] of Object.entries(fragments)) {
    test(`is ${origin ?? "unknown"} for "${fragment}"`, () => {
      assert.is(originInFragment(fragment, ["cubao", "pasay", "pitx"]), origin);
    });
  }

  test("stays that of a departure that is shown", () => {
    assert.is(originInFragment("#pitx-2330", ["cubao", "pitx"], "pitx"), "pitx");
  });
});

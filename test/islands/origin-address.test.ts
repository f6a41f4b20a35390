import * as assert from "uvu/assert";
import { originInAddress } from "../../shared/islands/origin-address.ts";
import { describe } from "../setup/describe.ts";

const known = ["cubao", "pasay", "pitx"];

describe("the terminal in an address", (test) => {
  for (const id of known) {
    test(`is ${id} for #from-${id}`, () => {
      assert.is(originInAddress(`#from-${id}`, known), id);
    });
  }

  for (const fragment of [
    "",
    "#",
    "#cubao",
    "#from-",
    "#from-mars",
    "#from-all",
    "#FROM-cubao",
    "#from-cubao-",
    "from-cubao",
    "#fares",
  ]) {
    test(`is none for ${JSON.stringify(fragment)}`, () => {
      assert.is(originInAddress(fragment, known), undefined);
    });
  }

  test("is none where none is known", () => {
    assert.is(originInAddress("#from-cubao", []), undefined);
  });
});

import * as assert from "uvu/assert";
import { chosenOrigin } from "../../shared/islands/origin-address.ts";
import { allOrigins } from "../../shared/universal/departures.ts";
import { describe } from "../setup/describe.ts";

const known = ["cubao", "pasay", "pitx"];

describe("the terminal in an address", (test) => {
  for (const id of known) {
    test(`is ${id} for #from-${id}`, () => {
      assert.is(chosenOrigin(`#from-${id}`, known), id);
    });
  }

  for (const fragment of ["", "#cubao-0100", "#pitx-2330"]) {
    test(`is all of them for ${JSON.stringify(fragment)}`, () => {
      assert.is(chosenOrigin(fragment, known), allOrigins);
    });
  }

  for (const fragment of [
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
      assert.is(chosenOrigin(fragment, known), undefined);
    });
  }

  test("is none where none is known", () => {
    assert.is(chosenOrigin("#from-cubao", []), undefined);
  });
});

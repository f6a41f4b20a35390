import * as assert from "uvu/assert";
import { operators } from "../../shared/content/operators.ts";
import { paths } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";
import { documentAt } from "../setup/pages/rendered-pages.ts";

describe("the street of an operator's terminal", (test) => {
  const signs = documentAt(paths.terminals);

  for (const { shortName, terminals } of operators) {
    for (const { terminal, street } of terminals) {
      if (street !== undefined) {
        test(`is beside the name of ${shortName} on the terminals page: ${terminal}`, () => {
          const own = Array.from(signs.querySelectorAll(`#${terminal} dt`)).find(
            ({ textContent }) => textContent === shortName,
          );
          assert.is(own?.nextElementSibling?.textContent, street);
        });
      }
    }
  }
});

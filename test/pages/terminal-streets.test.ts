import * as assert from "uvu/assert";
import { operators } from "../../shared/content/operators.ts";
import { terminalById } from "../../shared/content/terminals.ts";
import { operatorPath, paths } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";
import { readPage } from "../setup/pages/read-page.ts";
import { pageAt } from "../setup/pages/rendered-pages.ts";

describe("the street of an operator's terminal", (test) => {
  const signs = readPage(pageAt(paths.terminals).html);

  for (const { slug, shortName, terminals } of operators) {
    const profile = readPage(pageAt(operatorPath(slug)).html).querySelector("main")?.textContent;

    for (const { terminal, street } of terminals) {
      const { isOneBuilding, shortName: place, town } = terminalById[terminal];

      test(`is on the page of ${shortName}: ${terminal}`, () => {
        const known = isOneBuilding ? place : street;
        assert.ok(profile?.includes(known === undefined ? `${town}. ` : `${known}, ${town}.`), town);
        assert.is(
          new RegExp(`We do not know the street in [^.]*${place}`).test(profile ?? ""),
          known === undefined,
        );
      });

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

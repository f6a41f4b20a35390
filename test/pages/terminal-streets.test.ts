import * as assert from "uvu/assert";
import { operators } from "../../shared/content/operators.ts";
import { operatorPath, paths } from "../../shared/paths.ts";
import { describe } from "../setup/describe.ts";
import { readPage } from "../setup/pages/read-page.ts";
import { pageAt } from "../setup/pages/rendered-pages.ts";

describe("the street of a company’s own terminal", (test) => {
  const openPage = (path: string) => readPage(pageAt(path).html);

  for (const { slug, shortName, terminals } of operators) {
    for (const { terminal, street } of terminals) {
      if (street !== undefined) {
        test(`stands on the sign of ${terminal} and on the page of ${shortName}`, () => {
          const names = Array.from(openPage(paths.terminals).querySelectorAll(`#${terminal} li`));
          const own = names.find((name) => name.querySelector(`a[href="${operatorPath(slug)}"]`));
          assert.is(own?.querySelector("p")?.textContent, street);
          assert.ok(openPage(operatorPath(slug)).querySelector("main")?.textContent.includes(`${street}, `));
        });
      }
    }
  }
});

import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { isUnconfirmed, operatorsByFare } from "../../shared/content/operators.ts";
import { desk } from "../setup/browser/browser.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";

const smallPhone = { width: 360, height: 640 };

/** The headings of the columns that show. */
async function shownColumns(page: Page): Promise<readonly string[]> {
  const headings = await page.locator("thead th").filter({ visible: true }).allInnerTexts();
  return headings.map((heading) => heading.split("\n")[0] ?? "");
}

describeInBrowser("the comparison of the operators, without script,", (test, visits) => {
  const open = (viewport: typeof desk) => visits.open("/operators", { viewport, javaScriptEnabled: false });

  test("shows every column on a desk, and all operators in the first view", async () => {
    const page = await open(desk);
    assert.is((await shownColumns(page)).length, 7);
    assert.is(await page.getByRole("radio").filter({ visible: true }).count(), 0);
    const last = await page.locator("tbody tr").last().boundingBox();
    assert.ok(last && last.y + last.height <= desk.height);
  });

  for (const [chip, columns] of [
    ["Fare, trips", ["Company", "Fare", "Trips"]],
    ["From", ["Company", "Leaves from"]],
    ["Times", ["Company", "Be there before", "Times"]],
    ["Types", ["Company", "Bus types"]],
  ] as const) {
    test(`shows on a phone what ${chip} chooses, the lowest fare first`, async () => {
      const page = await open(smallPhone);
      await page.getByRole("radio", { name: chip }).check();
      assert.equal(await shownColumns(page), columns);
      assert.equal(
        await page.locator("tbody th").allInnerTexts(),
        operatorsByFare().map((operator) =>
          isUnconfirmed(operator) ? `${operator.shortName}\u00a0*` : operator.shortName,
        ),
      );
    });
  }
});

describeInBrowser("the cards of the operators", (test, visits) => {
  test("have heads and feet at the same heights as their neighbors on a tablet", async () => {
    const page = await visits.open("/operators", { viewport: { width: 768, height: 1024 } });
    const heights = await page.locator("main article").evaluateAll((cards) =>
      cards.map(({ firstElementChild, lastElementChild }) => ({
        top: firstElementChild?.getBoundingClientRect().top,
        head: firstElementChild?.getBoundingClientRect().height,
        foot: lastElementChild?.getBoundingClientRect().height,
      })),
    );
    assert.ok(heights.length > 0);
    for (const [index, card] of heights.entries()) {
      for (const neighbor of heights.slice(index + 1).filter(({ top }) => top === card.top)) {
        assert.equal(neighbor, card);
      }
    }
  });
});

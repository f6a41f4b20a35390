import * as assert from "uvu/assert";
import { isUnconfirmed, operatorsByFare } from "../../shared/content/operators.ts";
import { desk } from "../setup/browser/browser.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";

const smallPhone = { width: 360, height: 640 };

describeInBrowser("the comparison of operators, without JavaScript,", (test, visits) => {
  test("shows every column and all operators on the first screen of a desk", async () => {
    const page = await visits.open("/operators", { viewport: desk, javaScriptEnabled: false });
    assert.is(await page.locator("thead th").filter({ visible: true }).count(), 7);
    assert.is(await page.getByRole("radio").filter({ visible: true }).count(), 0);
    const last = await page.locator("tbody tr").last().boundingBox();
    assert.ok(last && last.y + last.height <= desk.height);
  });

  test("shows the columns of the chosen chip on a phone, lowest fare first", async () => {
    const page = await visits.open("/operators", { viewport: smallPhone, javaScriptEnabled: false });
    for (const [chip, columns] of [
      ["Fare, trips", ["Company", "Fare", "Trips"]],
      ["From", ["Company", "Leaves from"]],
      ["Times", ["Company", "Be there before", "Times"]],
      ["Types", ["Company", "Bus types"]],
    ] as const) {
      await page.getByRole("radio", { name: chip }).check();
      const headings = await page.locator("thead th").filter({ visible: true }).allInnerTexts();
      assert.equal(
        headings.map((heading) => heading.split("\n")[0]),
        columns,
      );
    }
    assert.equal(
      await page.locator("tbody th").allInnerTexts(),
      operatorsByFare().map((operator) =>
        isUnconfirmed(operator) ? `${operator.shortName}\u00a0*` : operator.shortName,
      ),
    );
  });
});

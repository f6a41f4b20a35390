import * as assert from "uvu/assert";
import { fareLimits, isUnconfirmed, operatorsByFare } from "../../shared/content/derived/operators.ts";
import { describeInBrowser, desk, smallPhone } from "../setup/browser/browser.ts";

describeInBrowser("the comparison of operators", (test, visits) => {
  test("shows every column and all operators on the first screen of a desk", async () => {
    const page = await visits.open("/operators", { viewport: desk });
    assert.is(await page.locator("thead th").filter({ visible: true }).count(), 4);
    const last = await page.locator("tbody tr").last().boundingBox();
    assert.ok(last && last.y + last.height <= desk.height);
  });

  test("fits a small phone, lowest fare first", async () => {
    const page = await visits.open("/operators", { viewport: smallPhone });
    assert.equal(
      await page.locator("tbody th a").allInnerTexts(),
      operatorsByFare.map((operator) =>
        isUnconfirmed(operator) ? `${operator.shortName}\u00a0*` : operator.shortName,
      ),
    );
    const table = await page.locator("table").boundingBox();
    assert.ok(table && table.width <= smallPhone.width);
  });

  test("draws the fares on one scale", async () => {
    const page = await visits.open("/operators", { viewport: desk });
    const boxes = (selector: string) =>
      page
        .locator(`tbody ${selector}`)
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
    assert.is(new Set((await boxes("svg")).map(({ left, right }) => `${left} ${right}`)).size, 1);
    const bars = (await boxes("svg path")).map(({ width }) => Number(width));
    const fares = operatorsByFare.map(fareLimits);
    const pixels = (bars[0] ?? 0) / ((fares[0]?.[1] ?? 0) - (fares[0]?.[0] ?? 0));
    for (const [index, [low, high]] of fares.entries()) {
      assert.ok(Math.abs((bars[index] ?? 0) - (high - low) * pixels) < 1, `${low} to ${high}`);
    }
  });
});

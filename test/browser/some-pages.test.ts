import * as assert from "uvu/assert";
import { fareLimits, operatorsByFare } from "../../shared/content/derived/operators.ts";
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
        operator.doubt ? `${operator.shortName}\u00a0*` : operator.shortName,
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

describeInBrowser("the address of a terminal", (test, visits) => {
  test("has its comma on the line of its street", async () => {
    for (const width of [320, 360, 390]) {
      const page = await visits.open("/terminals", { viewport: { width, height: 740 } });
      const gaps = await page.locator('article p > a[href^="geo:"]').evaluateAll((links) =>
        links.map((link) => {
          const comma = document.createRange();
          comma.setStartAfter(link);
          comma.setEnd(link.nextSibling ?? link, 1);
          const street = document.createRange();
          street.selectNodeContents(link);
          return comma.getBoundingClientRect().top - (Array.from(street.getClientRects()).at(-1)?.top ?? 0);
        }),
      );
      assert.ok(gaps.length > 3);
      assert.ok(Math.max(...gaps) < 8, `at ${width} px`);
    }
  });
});

describeInBrowser("the age of the information", (test, visits) => {
  test("is updated in the browser, once on a page", async () => {
    const { page } = await visits.empty();
    const shown = page.locator("p:has([data-age])");
    const text = async () => (await shown.textContent())?.replaceAll("\u00a0", " ");
    await page.clock.setFixedTime(new Date("2028-11-27T00:00:00Z"));
    await page.goto("/operators");
    assert.match(
      String(await text()),
      "Information as of October 15, 2025, over 3 years ago. Prices and dates have likely changed: ask first.",
    );
    assert.is(await shown.count(), 1);
  });
});

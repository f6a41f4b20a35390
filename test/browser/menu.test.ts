import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { searchText } from "../../shared/content/search-texts.ts";
import { paths } from "../../shared/paths.ts";
import { navigation } from "../../shared/site.ts";
import { desk, phone } from "../setup/browser/browser.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";
import { isMenuOpen, menuButton, menuSheet, untilHydrated } from "../setup/browser/island-page.ts";

const options = { viewport: phone };

async function openMenu(page: Page): Promise<void> {
  await page.click(menuButton);
  await untilHydrated(page, "mobile-menu");
  await page.locator(`${menuSheet}:popover-open`).waitFor();
}

/** What the browser tells screen readers of the button: its name, and whether what it opens is open. */
async function menuState(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const buttons = nodes.filter(({ role }) => role?.value === "button");
  const button = buttons.find(({ name }) => /^(Menu|Close)$/.test(name?.value));
  const expanded = button?.properties?.find(({ name }) => name === "expanded");
  return [button?.name?.value, expanded?.value.value];
}

describeInBrowser("the menu, once hydrated,", (test, visits) => {
  test("tells by its button whether it is open", async () => {
    const page = await visits.open("/stay", options);
    const button = page.locator(menuButton);
    assert.ok(await button.getByText("Menu").isVisible());
    assert.not(await button.getByText("Close").isVisible());
    await openMenu(page);
    assert.not(await button.getByText("Menu").isVisible());
    assert.ok(await button.getByText("Close").isVisible());
    await button.click();
    assert.not(await isMenuOpen(page));
  });

  test("closes when a link is chosen, before the next page is there", async () => {
    const page = await visits.open("/stay", options);
    await openMenu(page);
    // An answer without content leaves the reader where they are.
    await page.route("**/foods", (route) => route.fulfill({ status: 204 }));
    await page.click(`${menuSheet} a[href="/foods"]`);
    await page.locator(menuSheet).waitFor({ state: "hidden" });
    assert.ok(page.url().endsWith("/stay"));
  });

  test("closes on Escape, and focus returns to the button", async () => {
    const page = await visits.open("/stay", options);
    await openMenu(page);
    await page.keyboard.press("Tab");
    assert.is(await page.evaluate(() => document.activeElement?.closest("[popover]") !== null), true);
    await page.keyboard.press("Escape");
    assert.not(await isMenuOpen(page));
    assert.ok(await page.locator(menuButton).evaluate((button) => button === document.activeElement));
  });

  test("closes when the focus goes on behind it, and leaves it there", async () => {
    const page = await visits.open("/stay", options);
    await openMenu(page);
    await page.locator(`${menuSheet} a`).last().focus();
    await page.keyboard.press("Tab");
    await page.locator(menuSheet).waitFor({ state: "hidden" });
    assert.ok(await page.evaluate(() => document.activeElement?.closest("main") !== null));
  });

  test("closes on a tap outside", async () => {
    const page = await visits.open("/stay", options);
    await openMenu(page);
    await page.mouse.click(195, 840);
    await page.locator(menuSheet).waitFor({ state: "hidden" });
  });

  test("closes when the window grows", async () => {
    const page = await visits.open("/stay", options);
    await openMenu(page);
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.locator(`${menuSheet}:popover-open`).waitFor({ state: "detached" });
    assert.ok(await page.locator(`${menuSheet} a`).first().isVisible());
  });

  test("keeps the page behind it where it is", async () => {
    const page = await visits.open("/stay", options);
    await openMenu(page);
    const wheel = await page.evaluateHandle(() => ({
      isTurned: new Promise<boolean>((resolve) => {
        addEventListener("wheel", () => resolve(true));
        setTimeout(() => resolve(false), 5_000);
      }),
    }));
    await page.mouse.move(195, 830);
    await page.mouse.wheel(0, 300);
    assert.ok(await wheel.evaluate(({ isTurned }) => isTurned));
    assert.is(await page.evaluate(() => scrollY), 0);
    assert.is(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), "hidden");
    await page.keyboard.press("Escape");
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => scrollY > 0);
  });
});

describeInBrowser("the state of the menu", (test, visits) => {
  for (const javaScriptEnabled of [true, false]) {
    test(`is told to those who listen, ${javaScriptEnabled ? "with" : "without"} a script`, async () => {
      const { page } = await visits.empty({ ...options, javaScriptEnabled });
      await page.goto(visits.address("/stay"));
      assert.equal(await menuState(page), ["Menu", false]);
      await page.click(menuButton);
      assert.equal(await menuState(page), ["Close", true]);
      await page.keyboard.press("Escape");
      assert.equal(await menuState(page), ["Menu", false]);
    });
  }
});

describeInBrowser("the bar", (test, visits) => {
  for (const width of [320, 360, 768, 1088, 1280]) {
    test(`leads to the search at ${width} px, in words, on one line with the rest`, async () => {
      const page = await visits.open("/stay", { viewport: { width, height: 800 } });
      const link = page.locator("header").getByRole("link", { name: searchText.label, exact: true });
      const shown = link.filter({ visible: true });
      assert.equal(await shown.allInnerTexts(), [searchText.label]);
      const { height = 0 } = (await shown.boundingBox()) ?? {};
      assert.ok(height >= 44, `${height} px high`);
      const bar = await page.locator("header").boundingBox();
      assert.ok(bar && bar.height < 70, `the bar is ${bar?.height} px high`);
      await shown.click();
      await page.waitForURL("**/search");
    });
  }

  test("has the nine links of the site and no others where they stand in it", async () => {
    const page = await visits.open("/stay", { viewport: desk });
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    assert.equal(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))),
      navigation.map((name) => paths[name]),
    );
  });

  test("holds day plans, operators, routes, news and search below them in the menu, without a script", async () => {
    const { page } = await visits.empty({ ...options, javaScriptEnabled: false });
    await page.goto(visits.address("/stay"));
    await page.click(menuButton);
    const lists = page.locator(`${menuSheet} ul`);
    const hrefs = await lists.evaluateAll((all) =>
      all.map((list) => Array.from(list.querySelectorAll("a"), (link) => link.getAttribute("href"))),
    );
    assert.equal(hrefs, [
      navigation.map((name) => paths[name]),
      ["/day-plans", "/operators", "/routes", "/news", "/search"],
    ]);
    assert.ok(await lists.last().isVisible());
  });
});

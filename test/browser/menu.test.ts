import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { moreLinks, navigation } from "../../shared/content/links.ts";
import { pages } from "../../shared/content/pages.ts";
import { paths } from "../../shared/paths.ts";
import { describeInBrowser, desk, phone } from "../setup/browser/browser.ts";
import { isMenuOpen, menuButton, menuSheet, untilHydrated } from "../setup/browser/island-page.ts";

async function openMenu(page: Page): Promise<void> {
  await page.click(menuButton);
  await page.locator(`${menuSheet}:popover-open`).waitFor();
}

/** The expanded state of the button, as exposed to screen readers under its one name. */
async function menuState(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const buttons = nodes.filter(({ role }) => role?.value === "button");
  const button = buttons.find(({ name }) => name?.value === "Menu");
  return button?.properties?.find(({ name }) => name === "expanded")?.value.value;
}

describeInBrowser("the menu", (test, visits) => {
  for (const javaScriptEnabled of [false, true]) {
    const setting = javaScriptEnabled ? "with JavaScript" : "without JavaScript";
    const visit = async (): Promise<Page> => {
      const page = await visits.open("/stay", { viewport: phone, javaScriptEnabled });
      assert.not(await page.locator(menuSheet).isVisible());
      assert.is(await menuState(page), false);
      await openMenu(page);
      if (javaScriptEnabled) {
        await untilHydrated(page, "mobile-menu");
      }
      return page;
    };

    test(`has all links, and its button exposes whether it is open, ${setting}`, async () => {
      const page = await visit();
      assert.is(await menuState(page), true);
      const hrefs = await page
        .locator(`${menuSheet} ul`)
        .evaluateAll((all) =>
          all.map((list) => Array.from(list.querySelectorAll("a"), (link) => link.getAttribute("href"))),
        );
      assert.equal(hrefs, [navigation.map((name) => paths[name]), moreLinks.map((name) => paths[name])]);
      await page.click(menuButton);
      assert.is(await menuState(page), false);
    });

    test(`takes the focus, and returns it to its button at Escape, ${setting}`, async () => {
      const page = await visit();
      await page.keyboard.press("Tab");
      assert.ok(await page.evaluate(() => document.activeElement?.closest("[popover]") !== null));
      await page.keyboard.press("Escape");
      assert.not(await isMenuOpen(page));
      assert.ok(await page.locator(menuButton).evaluate((button) => button === document.activeElement));
    });

    test(`closes at a tap beside it, and its links lead to pages, ${setting}`, async () => {
      const page = await visit();
      await page.mouse.click(195, 840);
      await page.locator(menuSheet).waitFor({ state: "hidden" });
      await openMenu(page);
      await page.click(`${menuSheet} a[href="/foods"]`);
      await page.waitForURL("**/foods");
    });
  }

  test("closes, once hydrated, when a link is tapped and when the focus leaves it, and gives way to a row when the window grows", async () => {
    const page = await visits.open("/stay", { viewport: phone });
    await openMenu(page);
    await untilHydrated(page, "mobile-menu");
    assert.is(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), "hidden");
    // A response without content does not leave the page.
    await page.route("**/foods", (route) => route.fulfill({ status: 204 }));
    await page.click(`${menuSheet} a[href="/foods"]`);
    await page.locator(menuSheet).waitFor({ state: "hidden" });
    assert.ok(page.url().endsWith("/stay"));

    await openMenu(page);
    await page.locator(`${menuSheet} a`).last().focus();
    await page.keyboard.press("Tab");
    await page.locator(menuSheet).waitFor({ state: "hidden" });
    assert.ok(await page.evaluate(() => document.activeElement?.closest("main") !== null));

    await openMenu(page);
    await page.setViewportSize(desk);
    assert.not(await page.locator(menuSheet).isVisible());
    assert.is(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), "visible");
  });
});

describeInBrowser("the header", (test, visits) => {
  test("links to the search at every width, with text, on one line", async () => {
    const page = await visits.open("/stay");
    const link = page.locator("header").getByRole("link", { name: pages.search.label, exact: true });
    const shown = link.filter({ visible: true });
    for (const width of [320, 360, 768, 1088, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      assert.equal(await shown.allInnerTexts(), [pages.search.label]);
      const { height = 0 } = (await shown.boundingBox()) ?? {};
      assert.ok(height >= 44, `${height} px high at ${width} px`);
      const bar = await page.locator("header").boundingBox();
      assert.ok(bar && bar.height < 70, `the bar is ${bar?.height} px high at ${width} px`);
    }
    await shown.click();
    await page.waitForURL("**/search");
  });

  test("has exactly the main links on a desk, even without JavaScript", async () => {
    const page = await visits.open("/stay", { viewport: desk, javaScriptEnabled: false });
    assert.not(await page.locator(menuButton).isVisible());
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    assert.equal(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))),
      navigation.map((name) => paths[name]),
    );
    await links.nth(2).click();
    await page.waitForURL(`**${paths.foods}`);
  });
});

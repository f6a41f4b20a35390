import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { describeInBrowser, smallPhone, type Visits } from "../setup/browser/browser.ts";
import {
  holdScript,
  hydrateByTouch,
  hydrateNear,
  islandsScript,
  untilHydrated,
} from "../setup/browser/island-page.ts";
import { pagesWithIsland } from "../setup/pages.ts";

async function openTabs(visits: Visits, path = "/stay"): Promise<Page> {
  const page = await visits.open(path);
  await hydrateNear(page, "tabs");
  return page;
}

/** Exactly this tab is selected and in the tab order, and exactly its panel is visible. */
async function assertChosen(page: Page, id: string): Promise<void> {
  await page.locator(`[role="tab"][aria-selected="true"][aria-controls="${id}"]`).waitFor();
  const tabs = await page
    .getByRole("tab")
    .evaluateAll((all) =>
      all
        .filter((tab) => tab.getAttribute("aria-selected") === "true" || tab.tabIndex === 0)
        .map((tab) => tab.id),
    );
  assert.equal(tabs, [`${id}-tab`]);
  const panels = page.locator('[role="tabpanel"]:not([hidden])');
  assert.equal(await panels.evaluateAll((all) => all.map((panel) => panel.id)), [id]);
}

function shownPanels(page: Page): Locator {
  return page.locator('[data-island="tabs"] nav + div > div').filter({ visible: true });
}

/** The tabs of the same color as the first panel that is shown. */
async function markedTabs(page: Page): Promise<string[]> {
  const ground = await shownPanels(page)
    .first()
    .evaluate((shown) => getComputedStyle(shown).backgroundColor);
  return page
    .locator('[data-island="tabs"] nav a')
    .evaluateAll(
      (all, color) =>
        all.filter((tab) => getComputedStyle(tab).backgroundColor === color).map((tab) => tab.id),
      ground,
    );
}

/** Leaves the style sheets as a browser without this media query reads them. */
async function deleteScriptingQueries(page: Page): Promise<void> {
  const deleted = await page.evaluate(() => {
    const queries = Array.from(document.styleSheets)
      .flatMap(({ cssRules }) => Array.from(cssRules))
      .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes("scripting"));
    for (const query of queries) {
      query.parentStyleSheet?.deleteRule(Array.from(query.parentStyleSheet.cssRules).indexOf(query));
    }
    return queries.length;
  });
  assert.ok(deleted > 0);
}

function focusedId(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.id);
}

describeInBrowser("the tabs", (test, visits) => {
  for (const javaScriptEnabled of [false, true]) {
    test(`show their panels ${javaScriptEnabled ? "with" : "without"} JavaScript`, async () => {
      for (const [path, ...ids] of [
        ["/getting-there", "by-car", "by-van", "by-bus"],
        ["/stay", "inns", "transient", "hotels"],
      ] as const) {
        const page = await visits.open(path, { javaScriptEnabled });
        for (const id of ids) {
          await page.click(`#${id}-tab`);
          await page.locator(`#${id} h2`).waitFor();
          assert.is(new URL(page.url()).hash, `#${id}`);
        }
      }
    });
  }

  test("have the roles, names and states of the tabs pattern", async () => {
    const page = await openTabs(visits);
    const name = "Kinds of places to stay";
    const tabs = page.getByRole("tablist", { name }).getByRole("tab");
    assert.equal(await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute("aria-controls"))), [
      "hotels",
      "inns",
      "transient",
    ]);
    assert.is(await page.getByRole("navigation", { name }).count(), 0, "It is still a landmark.");
    const panels = page.locator('[role="tabpanel"]');
    assert.equal(
      await panels.evaluateAll((all) =>
        all.map((panel) => [panel.getAttribute("aria-labelledby"), panel.tabIndex]),
      ),
      [
        ["hotels-tab", 0],
        ["inns-tab", -1],
        ["transient-tab", -1],
      ],
    );
    assert.is(await page.getByRole("tabpanel", { name: "Hotels" }).count(), 1);
    await assertChosen(page, "hotels");
  });

  test("mark the chosen tab, even in a browser without the media query for scripting", async () => {
    const page = await openTabs(visits, "/stay#inns");
    await deleteScriptingQueries(page);
    assert.equal(await markedTabs(page), ["inns-tab"]);
  });

  test("tell screen readers what a way costs and how long it takes", async () => {
    const page = await openTabs(visits, "/getting-there");
    assert.is(await page.getByRole("tab", { name: /^By (bus|car|van) ₱.+ hours$/i }).count(), 3);
  });

  test("follow arrow keys (wrapping around), Home and End", async () => {
    const page = await openTabs(visits);
    await page.click("#hotels-tab");
    for (const [key, id] of [
      ["ArrowRight", "inns"],
      ["ArrowLeft", "hotels"],
      ["ArrowLeft", "transient"],
      ["ArrowRight", "hotels"],
      ["End", "transient"],
      ["Home", "hotels"],
    ] as const) {
      await page.keyboard.press(key);
      await assertChosen(page, id);
      assert.is(await focusedId(page), `${id}-tab`);
    }
  });

  test("are chosen with Enter and Space", async () => {
    const page = await openTabs(visits);
    for (const [key, id] of [
      ["Enter", "inns"],
      [" ", "transient"],
    ] as const) {
      await page.focus(`#${id}-tab`);
      await page.keyboard.press(key);
      await assertChosen(page, id);
    }
  });

  test("are one tab stop, before their panel", async () => {
    const page = await openTabs(visits, "/stay#inns");
    await page.focus("#inns-tab");
    await page.keyboard.press("Tab");
    assert.is(await focusedId(page), "inns");
    await page.keyboard.press("Shift+Tab");
    assert.is(await focusedId(page), "inns-tab");
    await page.keyboard.press("Shift+Tab");
    assert.not.match(String(await focusedId(page)), /-tab$/);
  });

  test("do not override browser shortcuts", async () => {
    const page = await openTabs(visits);
    const tab = page.locator("#inns-tab");
    const modifiers = [{}, { altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }];
    const isLeft = await tab.evaluate(
      (element, all) =>
        all.map((modifier) => {
          const init = { key: "Home", bubbles: true, cancelable: true, ...modifier };
          return element.dispatchEvent(new KeyboardEvent("keydown", init));
        }),
      modifiers,
    );
    assert.equal(isLeft, [false, true, true, true, true]);
    await tab.click({ modifiers: ["ControlOrMeta"] });
    await assertChosen(page, "hotels");
  });
});

describeInBrowser("a panel opens", (test, visits) => {
  const inn = "leonard-wood-pension";

  for (const path of ["/getting-there#by-car", "/stay#inns"]) {
    test(`for its address, with its tab visible below the header of a small phone: ${path}`, async () => {
      const page = await visits.open(path, { viewport: smallPhone });
      await untilHydrated(page, "tabs");
      await page.waitForFunction(
        (tab) => {
          const { top = -1 } = document.querySelector(tab)?.getBoundingClientRect() ?? {};
          const { bottom = 0 } = document.querySelector("header")?.getBoundingClientRect() ?? {};
          return top >= bottom && top < innerHeight / 2;
        },
        `${new URL(page.url()).hash}-tab`,
      );
    });
  }

  test("for an address inside it, which scrolls into view", async () => {
    const page = await openTabs(visits, `/stay#${inn}`);
    await assertChosen(page, "inns");
    await page.waitForFunction((id) => {
      const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight;
    }, inn);
  });

  test("for a link into it, and when find-in-page matches inside it", async () => {
    const page = await openTabs(visits);
    await page.evaluate((id) => location.assign(`#${id}`), inn);
    await assertChosen(page, "inns");
    await page.click("#hotels-tab");
    assert.is(await page.locator("#inns").getAttribute("hidden"), "until-found");
    await page.locator(`#${inn}`).evaluate((found) => {
      found.dispatchEvent(new Event("beforematch", { bubbles: true }));
    });
    await assertChosen(page, "inns");
  });
});

describeInBrowser("before the tabs hydrate", (test, visits) => {
  const everyPanel = pagesWithIsland("tabs").flatMap(({ path, html }) =>
    Array.from(html.matchAll(/ id="([a-z-]+)-tab"/g), ([, id = ""]) => [`${path}#${id}`, id] as const),
  );
  for (const [address, id] of [
    ...everyPanel,
    ["/stay", "hotels"],
    ["/stay#leonard-wood-pension", "inns"],
    ["/stay#areas", "hotels"],
    ["/stay#inns-tab", "hotels"],
  ] as const) {
    test(`the panel in the address is open: ${address}`, async () => {
      const { page } = await visits.empty();
      await holdScript(page, islandsScript);
      await page.goto(address, { waitUntil: "domcontentloaded" });
      assert.equal(await shownPanels(page).evaluateAll((all) => all.map((shown) => shown.id)), [id]);
      // Only React knows the tab of another panel.
      assert.equal(await markedTabs(page), ["hotels", "by-bus"].includes(id) ? [`${id}-tab`] : []);
    });
  }
});

describeInBrowser("a page that was scrolled before its tabs hydrate", (test, visits) => {
  for (const [address, place] of [
    ["/stay#inns", "#inns li:last-child"],
    ["/getting-there#by-van", "#by-van h2"],
    ["/stay#areas", "#areas"],
  ] as const) {
    for (const isOld of [false, true]) {
      const browser = isOld ? ", even in a browser without the media query for scripting" : "";
      test(`keeps its scroll position${browser}: ${address}`, async () => {
        const { page } = await visits.empty({ viewport: smallPhone });
        const release = await holdScript(page, islandsScript);
        await page.goto(address);
        if (isOld) {
          await deleteScriptingQueries(page);
          // As the browser did, with all panels open.
          await page.evaluate(() => document.querySelector(":target")?.scrollIntoView());
        }
        await page.evaluate(() => scrollBy({ top: 700, behavior: "instant" }));
        const words = page.locator(place).last();
        const top = () => words.evaluate((element) => element.getBoundingClientRect().top);
        const before = await top();
        release();
        await hydrateByTouch(page, "tabs");
        await page.evaluate(async () => {
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        });
        // The borders of panel and tabs merge.
        assert.ok(Math.abs((await top()) - before) < 3, `${before} to ${await top()}`);
      });
    }
  }
});

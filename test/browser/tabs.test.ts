import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { describeInBrowser, type Visits } from "../setup/browser/describe-in-browser.ts";
import { holdScript, hydrateNear, islandsScript, untilHydrated } from "../setup/browser/island-page.ts";

async function openTabs(visits: Visits, path = "/stay"): Promise<Page> {
  const page = await visits.open(path);
  await hydrateNear(page, "tabs");
  return page;
}

/** Exactly this tab is selected and in the tab order, and exactly its panel shows. */
async function assertChosen(page: Page, id: string): Promise<void> {
  await page.locator(`[role="tab"][aria-selected="true"][aria-controls="${id}"]`).waitFor();
  const state = await page
    .getByRole("tab")
    .evaluateAll((tabs) =>
      tabs
        .filter((tab) => tab.getAttribute("aria-selected") === "true" || tab.tabIndex === 0)
        .map((tab) => tab.id),
    );
  assert.equal(state, [`${id}-tab`]);
  const shown = await page
    .locator('[role="tabpanel"]')
    .evaluateAll((panels) =>
      panels.filter((panel) => !panel.hasAttribute("hidden")).map((panel) => panel.id),
    );
  assert.equal(shown, [id]);
}

function focusedId(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.id);
}

/**
 * Listens for an event before it is sent, and takes it from the browser itself.
 * The promise is in an object, which can be handed out before it is kept.
 * @returns a function that waits for it, and says whether the page has left it to the browser.
 */
async function watchLeft(page: Page, type: "click" | "keydown"): Promise<() => Promise<boolean>> {
  const watch = await page.evaluateHandle(
    (watched) => ({
      isLeft: new Promise<boolean>((resolve, reject) => {
        setTimeout(() => reject(new Error(`No ${watched} came.`)), 5_000);
        addEventListener(watched, (event) => {
          const isModifier = event instanceof KeyboardEvent && /^(Alt|Control|Meta|Shift)$/.test(event.key);
          if (!isModifier) {
            resolve(!event.defaultPrevented);
            event.preventDefault();
          }
        });
      }),
    }),
    type,
  );
  return () => watch.evaluate(({ isLeft }) => isLeft);
}

describeInBrowser("the keys of the tabs", (test, visits) => {
  test("Tab goes to the chosen tab, then into its panel, past the other tabs", async () => {
    const page = await openTabs(visits, "/stay#inns");
    await page.focus("#inns-tab");
    await page.keyboard.press("Tab");
    assert.is(await focusedId(page), "inns");
    await page.keyboard.press("Shift+Tab");
    assert.is(await focusedId(page), "inns-tab");
    await page.keyboard.press("Shift+Tab");
    assert.not.match(String(await focusedId(page)), /-tab$/);
  });

  const moves = [
    { key: "ArrowRight", from: "hotels", to: "inns" },
    { key: "ArrowRight", from: "transient", to: "hotels" },
    { key: "ArrowLeft", from: "inns", to: "hotels" },
    { key: "ArrowLeft", from: "hotels", to: "transient" },
    { key: "Home", from: "transient", to: "hotels" },
    { key: "End", from: "hotels", to: "transient" },
  ];
  for (const { key, from, to } of moves) {
    test(`${key} moves focus from ${from} to ${to} and opens it`, async () => {
      const page = await openTabs(visits);
      await page.click(`#${from}-tab`);
      await page.keyboard.press(key);
      await assertChosen(page, to);
      assert.is(await focusedId(page), `${to}-tab`);
    });
  }

  for (const key of ["Enter", " "]) {
    test(`${key === " " ? "Space" : key} opens the tab that has focus`, async () => {
      const page = await openTabs(visits);
      await page.focus("#inns-tab");
      await page.keyboard.press(key);
      await assertChosen(page, "inns");
    });
  }
});

describeInBrowser("a tab leaves to the browser", (test, visits) => {
  for (const key of ["Alt+ArrowLeft", "Control+Home", "Meta+ArrowRight", "Shift+Space"]) {
    test(key, async () => {
      const page = await openTabs(visits);
      await page.click("#inns-tab");
      const left = await watchLeft(page, "keydown");
      await page.keyboard.press(key);
      assert.ok(await left());
      await assertChosen(page, "inns");
    });
  }

  test("a click for a page of its own", async () => {
    const page = await openTabs(visits);
    const left = await watchLeft(page, "click");
    await page.click("#inns-tab", { modifiers: ["ControlOrMeta"] });
    assert.ok(await left());
    await assertChosen(page, "hotels");
  });
});

describeInBrowser("the roles of the tabs", (test, visits) => {
  test("tablist: the tabs stand in one, which has a name", async () => {
    const page = await openTabs(visits);
    const name = "Kinds of places to stay";
    const list = page.getByRole("tablist", { name });
    assert.is(await list.getByRole("tab").count(), 3);
    assert.is(await page.getByRole("navigation", { name }).count(), 0, "It is a landmark besides.");
  });

  test("tab: each controls the panel that stands for it", async () => {
    const page = await openTabs(visits);
    const controlled = await page
      .getByRole("tab")
      .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute("aria-controls")));
    assert.equal(controlled, ["hotels", "inns", "transient"]);
  });

  test("tab: exactly the chosen one is selected", async () => {
    const page = await openTabs(visits);
    await assertChosen(page, "hotels");
    await page.click("#transient-tab");
    await assertChosen(page, "transient");
  });

  test("tabpanel: each is named by its tab, and the open one can be focused", async () => {
    const page = await openTabs(visits);
    const panels = await page
      .locator('[role="tabpanel"]')
      .evaluateAll((all) => all.map((panel) => [panel.getAttribute("aria-labelledby"), panel.tabIndex]));
    assert.equal(panels, [
      ["hotels-tab", 0],
      ["inns-tab", -1],
      ["transient-tab", -1],
    ]);
    assert.is(await page.getByRole("tabpanel", { name: "Hotels" }).count(), 1);
  });
});

describeInBrowser("an address that names a panel", (test, visits) => {
  for (const path of ["/getting-there#by-car", "/stay#inns"]) {
    test(`leaves its tab in view below the header of a small phone: ${path}`, async () => {
      const page = await visits.open(path, { viewport: { width: 360, height: 640 } });
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
});

describeInBrowser("a reader who has scrolled before the tabs are hydrated", (test, visits) => {
  for (const scripting of ["enabled", "unknown to the browser"]) {
    test(`stays at the same words, scripting being ${scripting}`, async () => {
      const { page } = await visits.empty({ viewport: { width: 360, height: 640 }, bypassCSP: true });
      await page.route("**/stay", async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll("(scripting:enabled)", `(scripting:${scripting})`);
        await route.fulfill({ response, body });
      });
      const release = await holdScript(page, islandsScript);
      await page.goto(visits.address("/stay#inns"));
      await page.evaluate(() => scrollBy({ top: 700, behavior: "instant" }));
      const place = () =>
        page
          .locator("#inns li")
          .last()
          .evaluate((words) => words.getBoundingClientRect().top);
      const before = await place();
      release();
      await untilHydrated(page, "tabs");
      await page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      });
      // The line above the panel joins that of the tabs.
      assert.ok(Math.abs((await place()) - before) < 3, `${before} to ${await place()}`);
    });
  }
});

describeInBrowser("a closed panel", (test, visits) => {
  const inn = "leonard-wood-pension";

  test("opens for an address that leads into it", async () => {
    const page = await openTabs(visits, `/stay#${inn}`);
    await assertChosen(page, "inns");
    await page.waitForFunction((id) => {
      const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight;
    }, inn);
  });

  test("opens for a link that leads into it", async () => {
    const page = await openTabs(visits);
    await page.evaluate((id) => {
      location.hash = id;
    }, inn);
    await assertChosen(page, "inns");
  });

  test("opens when the browser's search finds something in it", async () => {
    const page = await openTabs(visits);
    assert.is(await page.locator("#inns").getAttribute("hidden"), "until-found");
    await page.locator(`#${inn}`).evaluate((found) => {
      found.dispatchEvent(new Event("beforematch", { bubbles: true }));
    });
    await assertChosen(page, "inns");
  });
});

import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { timetableTerminals } from "../../shared/content/derived/terminals.ts";
import { moreLinks, navigation } from "../../shared/content/links.ts";
import { describeInBrowser, desk, phone } from "../setup/browser/browser.ts";
import {
  assertShows,
  chip,
  departureCount,
  holdScript,
  hydrateNear,
  islandsScript,
  isMenuOpen,
  menuButton,
  untilAtRest,
  untilHydrated,
} from "../setup/browser/island-page.ts";

/** The page of each island, the element that hydrates it when touched, and a check that it works. */
const uses = [
  {
    island: "schedule-filter",
    path: "/schedules",
    viewport: desk,
    part: chip("pitx"),
    assertWorks: async (page: Page) => assertShows(page, "pitx"),
  },
  {
    island: "tabs",
    path: "/stay",
    viewport: desk,
    part: "#inns-tab",
    assertWorks: (page: Page) => page.locator("#inns h2").waitFor(),
  },
  {
    island: "mobile-menu",
    path: "/foods",
    viewport: phone,
    part: menuButton,
    assertWorks: async (page: Page) => assert.ok(await isMenuOpen(page)),
  },
] as const;

/** Wraps and replaces every text, like a browser's translation. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
      text.parentElement?.closest("script, style, font, svg, [translate=no]") || !text.nodeValue?.trim()
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const found: Node[] = [];
    while (texts.nextNode()) {
      found.push(texts.currentNode);
    }
    for (const text of found) {
      const font = document.createElement("font");
      text.parentNode?.replaceChild(font, text);
      font.append(`« ${text.nodeValue} »`);
    }
  });
}

describeInBrowser("an island", (test, visits) => {
  for (const { island, path, viewport, part, assertWorks } of uses) {
    test(`waits for a touch, and works before and after hydration: ${island}`, async () => {
      const { page, complaints } = await visits.empty({ viewport });
      // Otherwise, the tabs load their script near the viewport.
      if (island === "tabs") {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, "connection", { value: { saveData: true } });
        });
      }
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      const scriptRequests = () => requests.filter((url) => url.includes("/hydrate-island.")).length;
      const release = await holdScript(page, islandsScript);
      await page.goto(path);
      await untilAtRest(page, part);
      assert.is(scriptRequests(), 0);
      await page.click(part);
      await assertWorks(page);
      release();
      await untilHydrated(page, island);
      await assertWorks(page);
      assert.is(scriptRequests(), 1);
      assert.equal(complaints, []);
    });

    test(`works without its script, and logs one message: ${island}`, async () => {
      const { page, complaints } = await visits.empty({ viewport });
      await page.route(islandsScript, (route) => route.abort());
      const said = page.waitForEvent("console", (message) =>
        message.text().startsWith(`The island "${island}"`),
      );
      await page.goto(path);
      await page.click(part);
      await said;
      await assertWorks(page);
      assert.is(complaints.filter((text) => text.includes("served HTML stays")).length, 1);
    });
  }

  test("keeps its HTML, with every panel, if something has changed it before hydration", async () => {
    const { page, complaints } = await visits.empty();
    const release = await holdScript(page, islandsScript);
    await page.goto("/stay");
    const served = await page.locator("#inns li").count();
    await page
      .locator('[data-island="tabs"] nav')
      .evaluate((nav) => nav.prepend(document.createElement("p")));
    const said = page.waitForEvent("console", (message) => message.text().startsWith('The island "tabs"'));
    release();
    await page.locator("#inns-tab").click();
    await said;
    await page.click("#inns-tab");
    await page.locator("#inns h2").waitFor();
    assert.is(await page.locator("#inns li").count(), served);
    assert.is(await page.getByRole("tab").count(), 0);
    assert.is(complaints.length, 1);
  });

  test("gets its HTML back, with every panel, if it throws after hydration", async () => {
    const { page, complaints } = await visits.empty();
    await page.goto("/stay");
    await hydrateNear(page, "tabs");
    await page.locator("#inns").evaluate((panel) => {
      Object.defineProperty(panel, "hidden", {
        set() {
          throw new Error("It fails.");
        },
      });
    });
    const said = page.waitForEvent("console", (message) => message.text().startsWith('The island "tabs"'));
    await page.click("#inns-tab");
    await said;
    for (const id of ["hotels", "inns", "transient"]) {
      await page.click(`#${id}-tab`);
      await page.locator(`#${id} h2`).waitFor();
    }
    assert.is(await page.getByRole("tab").count(), 0);
    assert.is(complaints.length, 1);
  });

  test("hydrates even if the page is never idle", async () => {
    const { page } = await visits.empty();
    await page.addInitScript(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => port2.postMessage("");
      port2.postMessage("");
    });
    await page.goto("/stay");
    await hydrateNear(page, "tabs");
  });
});

for (const moment of ["before", "after"]) {
  describeInBrowser(`a page translated ${moment} its islands hydrate`, (test, visits) => {
    /** Opens and translates the page of an island, and hydrates the island by a touch. */
    const openTranslated = async ({ island, path, viewport, part }: (typeof uses)[number]) => {
      const { page } = await visits.empty({ viewport });
      const release = await holdScript(page, islandsScript);
      await page.goto(path);
      if (moment === "before") {
        await translate(page);
      }
      release();
      await page.click(part);
      await untilHydrated(page, island);
      if (moment === "after") {
        await translate(page);
      }
      return page;
    };
    const [filter, tabs, menu] = uses;

    test("shows the right departures for each chip, and no empty texts", async () => {
      const page = await openTranslated(filter);
      for (const origin of [...timetableTerminals.map(({ id }) => id), "all" as const]) {
        await page.click(chip(origin));
        await assertShows(page, origin);
        const count = departureCount(origin);
        const status = await page.locator("[data-island] [role=status]").textContent();
        assert.match(status ?? "", `${count} departures`);
        await translate(page);
        const texts = await page
          .locator('[data-island="schedule-filter"] label, #board h3')
          .filter({ visible: true })
          .allInnerTexts();
        assert.ok(texts.length > 4 && texts.every((text) => text.trim().length > 2));
      }
    });

    test("shows the panel of each tab, and no empty texts", async () => {
      const page = await openTranslated(tabs);
      for (const id of ["inns", "transient", "hotels"]) {
        await page.click(`#${id}-tab`);
        await page.locator(`#${id} h2`).waitFor();
        assert.ok((await page.locator(`#${id} li`).count()) > 0);
        assert.match((await page.locator(`#${id}-tab`).textContent()) ?? "", /^« \w.* »$/);
      }
    });

    test("opens and closes its menu, with all its links", async () => {
      const page = await openTranslated(menu);
      assert.is(await page.locator(menuButton).textContent(), "« Menu »");
      const links = [...navigation, ...moreLinks];
      assert.is(await page.locator("[popover] a").filter({ visible: true }).count(), links.length);
      await page.click(menuButton);
      assert.not(await isMenuOpen(page));
    });
  });
}

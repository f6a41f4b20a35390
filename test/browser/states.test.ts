import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { savedBarId } from "../../shared/contract/offline.ts";
import { describeInBrowser, desk, phone } from "../setup/browser/browser.ts";
import { chip, hydrateByTouch, hydrateNear, menuButton } from "../setup/browser/island-page.ts";
import { accessibilityViolations, everyRule } from "../setup/browser/page-flaws.ts";
import { pagesWithIsland } from "../setup/pages.ts";

interface State {
  readonly name: string;
  readonly path: string;
  /** Brings the page into its state, unless the address does. */
  readonly reach?: (page: Page) => Promise<unknown>;
}

const tabPages = pagesWithIsland("tabs");

const states: readonly State[] = [
  {
    name: "the timetable of one terminal",
    path: "/schedules",
    reach: async (page) => {
      await hydrateByTouch(page, "schedule-filter");
      await page.click(chip("pasay"));
    },
  },
  ...tabPages.flatMap(({ path, html }) =>
    Array.from(html.matchAll(/id="([\w-]+)-tab"/g), ([, id]) => ({
      name: `the tab ${id}, with every list open,`,
      path,
      reach: async (page: Page) => {
        await hydrateNear(page, "tabs");
        await page.click(`#${id}-tab`);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll("details")) {
            details.open = true;
          }
        });
      },
    })),
  ),
  { name: "a search with results", path: "/search?q=strawberry" },
  { name: "a search without results", path: "/search?q=xyzzy" },
  { name: "an unknown path with a suggestion", path: "/shedules" },
  {
    name: "a departure in the address that is also the next one",
    path: "/schedules#cubao-0100",
    reach: (page) =>
      page.locator("#cubao-0100:target").evaluate((row) => row.setAttribute("aria-current", "time")),
  },
  {
    name: "a saved page",
    path: "/foods",
    reach: (page) =>
      page.evaluate((id) => {
        const bar = document.getElementById(id);
        bar?.removeAttribute("hidden");
        bar?.append("Saved on October 15, 2025, shown without a network.");
      }, savedBarId),
  },
  {
    name: "the open menu",
    path: "/stay",
    reach: async (page) => {
      await page.click(menuButton);
      await page.locator("[popover]:popover-open").waitFor();
    },
  },
];

describeInBrowser("at both widths", (test, visits) => {
  for (const { name, path, reach } of states) {
    test(`${name} is accessible: ${path}`, async () => {
      const page = await visits.open(path, { viewport: phone, reducedMotion: "reduce" });
      await reach?.(page);
      assert.equal(await accessibilityViolations(page, everyRule), []);
      await page.emulateMedia({ colorScheme: "dark" });
      await page.setViewportSize(desk);
      // The size of a link counts without what the sticky header covers.
      await page.evaluate(() => document.querySelector(":target")?.scrollIntoView());
      assert.equal(await accessibilityViolations(page, everyRule), [], "dark, at the desk");
    });
  }
});

describeInBrowser("touch targets are at least 44 by 44 px", (test, visits) => {
  const targets: readonly (readonly [path: string, selector: string])[] = [
    ["/schedules", `label:has([name="origin"])`],
    ...tabPages.map(({ path }) => [`${path}`, "[role=tab]"] as const),
    ["/stay", "[popover] a"],
  ];
  for (const [path, selector] of targets) {
    test(`${selector} on ${path}`, async () => {
      const page = await visits.open(path, { viewport: { width: 320, height: 640 } });
      if (selector === "[role=tab]") {
        await hydrateNear(page, "tabs");
      } else if (selector === "[popover] a") {
        await page.click(menuButton);
      }
      for (const width of [320, 350, phone.width]) {
        await page.setViewportSize({ width, height: 640 });
        const boxes = await page.locator(`${selector}, ${menuButton}`).evaluateAll((all) =>
          all.map((element) => {
            const { right, width, height } = element.getBoundingClientRect();
            return { right, width, height };
          }),
        );
        assert.ok(boxes.length > 1);
        for (const box of boxes) {
          assert.ok(box.width >= 44 && box.height >= 44, JSON.stringify(box));
          assert.ok(width < 350 || box.right <= width, `ends at ${box.right} of ${width} px`);
        }
      }
    });
  }
});

/** The element at this index looks different from the others, at this distance from its bottom edge. */
async function assertStandsOut(page: Page, selector: string, above: number, index: number): Promise<void> {
  await page.mouse.move(0, 0);
  const looks: string[] = [];
  for (const element of await page.locator(selector).all()) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
    const clip = { x: Math.round(x + width / 2), y: Math.round(y + height) - above, width: 4, height: 1 };
    looks.push((await page.screenshot({ clip })).toString("base64"));
  }
  assert.ok(looks.length > 1);
  assert.is(looks.filter((look) => look === looks[index]).length, 1);
}

describeInBrowser("in forced colors", (test, visits) => {
  const forced = { viewport: phone, forcedColors: "active", reducedMotion: "reduce" } as const;

  test("the chosen chip differs from the others", async () => {
    const page = await visits.open("/schedules", forced);
    await page.click(chip("pasay"));
    await assertStandsOut(page, 'label:has([name="origin"])', 8, 2);
  });

  test("the chosen tab differs from the others, and so does the current page in the menu", async () => {
    const page = await visits.open("/stay", forced);
    await hydrateNear(page, "tabs");
    await page.click("#inns-tab");
    await assertStandsOut(page, "[role=tab]", 1, 1);
    await page.click(menuButton);
    const lines = await page
      .locator("[popover] a")
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine));
    assert.is(lines.filter((line) => line === "underline").length, 1);
  });
});

import * as assert from "uvu/assert";
import { origins } from "../../shared/content/derived/timetable.ts";
import type { IslandName } from "../../shared/islands/registry.ts";
import { desk, phone } from "../setup/browser/browser.ts";
import { describeInBrowser, type Visits } from "../setup/browser/describe-in-browser.ts";
import {
  assertShows,
  chip,
  holdScript,
  islandsScript,
  isMenuOpen,
  menuButton,
  menuSheet,
  untilHydrated,
} from "../setup/browser/island-page.ts";

const situations = ["without script", "while the script is on its way", "with script"] as const;

interface Visit {
  situation: (typeof situations)[number];
  viewport: typeof phone;
  path: string;
  island: IslandName;
}

/** Opens a page in a situation. `arrive` lets a script come that is on its way, and waits until it has. */
async function openIn(visits: Visits, { situation, viewport, path, island }: Visit) {
  const { page } = await visits.empty({ viewport, javaScriptEnabled: situation !== "without script" });
  const release = await holdScript(page, islandsScript);
  await page.goto(visits.address(path));
  const arrive = async () => {
    release();
    await untilHydrated(page, island);
  };
  if (situation === "with script") {
    await page.locator(`[data-island="${island}"] > *`).first().dispatchEvent("pointerdown");
    await arrive();
  }
  return { page, arrive: situation === "without script" ? async () => undefined : arrive };
}

for (const situation of situations) {
  for (const viewport of [phone, desk]) {
    describeInBrowser(`${situation}, at ${viewport.width} px`, (test, visits) => {
      for (const { id: origin } of origins) {
        test(`the filter shows only departures from ${origin}`, async () => {
          const visit = { situation, viewport, path: "/schedules", island: "schedule-filter" } as const;
          const { page, arrive } = await openIn(visits, visit);
          await assertShows(page, "all");
          await page.click(chip(origin));
          await assertShows(page, origin);
          await arrive();
          await assertShows(page, origin);
          await page.click(chip("all"));
          await assertShows(page, "all");
        });
      }

      for (const [path, first, second, third] of [
        ["/getting-there", "by-car", "by-van", "by-bus"],
        ["/stay", "inns", "transient", "hotels"],
      ] as const) {
        test(`each tab of ${path} leads to its panel`, async () => {
          const { page, arrive } = await openIn(visits, { situation, viewport, path, island: "tabs" });
          await page.click(`#${first}-tab`);
          await page.locator(`#${first} h2`).waitFor();
          await arrive();
          await page.locator(`#${first} h2`).waitFor();
          for (const id of [second, third]) {
            await page.click(`#${id}-tab`);
            await page.locator(`#${id} h2`).waitFor();
            assert.is(new URL(page.url()).hash, `#${id}`);
          }
        });
      }

      if (viewport === phone) {
        test("the menu opens, closes, and its links work", async () => {
          const visit = { situation, viewport, path: "/stay", island: "mobile-menu" } as const;
          const { page, arrive } = await openIn(visits, visit);
          assert.not(await page.locator(menuSheet).isVisible());
          await page.click(menuButton);
          assert.ok(await isMenuOpen(page));
          await arrive();
          assert.ok(await isMenuOpen(page));
          await page.click(menuButton);
          assert.not(await isMenuOpen(page));
          await page.click(menuButton);
          await page.keyboard.press("Escape");
          assert.not(await isMenuOpen(page));
          await page.click(menuButton);
          await page.click(`${menuSheet} a[href="/foods"]`);
          await page.waitForURL("**/foods");
        });
      } else {
        test("the links of the menu stand in the bar and work", async () => {
          const visit = { situation, viewport, path: "/stay", island: "mobile-menu" } as const;
          const { page } = await openIn(visits, visit);
          assert.not(await page.locator(menuButton).isVisible());
          await page.click(`${menuSheet} a[href="/foods"]`);
          await page.waitForURL("**/foods");
        });
      }
    });
  }
}

import type { Browser, Page } from "playwright-core";
import type { IslandName } from "../../shared/islands/registry.ts";
import { chip, menuButton, menuSheet, untilAwake } from "../browser/island-page.ts";
import { launchBrowser } from "../setup/browser.ts";
import type { Contenders } from "./contenders.ts";
import { withSpread } from "./figures.ts";
import type { Report } from "./report.ts";
import { openOnSlowPhone, slowPhone } from "./slow-phone.ts";

/** A control, and how to tell from the screen that it has answered. */
interface Control {
  name: string;
  island: IslandName;
  path: string;
  /** What is tapped when the page appears. */
  first: string;
  /** What is tapped once the island is awake; undoes the first tap. */
  second: string;
  /** What each tap shows or hides. */
  changes: string;
}

/** How long a finger waits, in milliseconds. */
interface Taps {
  /** From the tap at the first paint to the frame that answers it. */
  first: number;
  /** From the navigation to that frame. */
  sinceNavigation: number;
  /** From a tap on the island, once awake, to the frame that answers it. */
  awake: number;
}

const controls: readonly Control[] = [
  {
    name: "filter",
    island: "schedule-filter",
    path: "/schedules",
    first: chip("pasay"),
    second: chip("all"),
    changes: 'tr[data-origin="cubao"]',
  },
  {
    name: "menu",
    island: "mobile-menu",
    path: "/",
    first: menuButton,
    second: menuButton,
    changes: `${menuSheet} a`,
  },
];

const rounds = 7;

/** How long a finger waits for the filter and the menu. */
export async function taps({ guide }: Contenders): Promise<Report> {
  const { origin, stop } = await guide();
  const browser = await launchBrowser();
  const results = new Map<Control, Taps[]>(controls.map((control) => [control, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [control, all] of results) {
      all.push(await measureTaps(browser, origin, control));
    }
  }
  await browser.close();
  await stop();
  return {
    title: "Taps",
    method:
      `From a tap to the frame that answers it, ${slowPhone}. At the first paint no script has come, and the page answers by itself; ` +
      `awake, React answers. Times in ms, medians of ${rounds} interleaved rounds with their spread.`,
    headings: ["control", "first paint", "spread", "since navigation", "spread", "awake", "spread"],
    rows: Array.from(results, ([{ name, path }, all]) => row(`${name} of ${path}`, all)),
  };
}

/** Taps a control of a page that has just appeared, on a slow phone, and again once its island is awake. */
async function measureTaps(browser: Browser, origin: string, control: Control): Promise<Taps> {
  const page = await openOnSlowPhone(browser);
  await page.goto(origin + control.path, { waitUntil: "commit" });
  await page.waitForFunction(
    (touched) =>
      performance.getEntriesByName("first-contentful-paint").length > 0 &&
      document.querySelector(touched) !== null,
    control.first,
  );
  const first = await tap(page, control.first, control.changes);
  await untilAwake(page, control.island);
  const second = await tap(page, control.second, control.changes);
  await page.context().close();
  return { first: first.wait, sinceNavigation: first.answered, awake: second.wait };
}

/** Taps an element. Times in milliseconds: how long the answer took, and when it was on the screen. */
async function tap(
  page: Page,
  touched: string,
  changes: string,
): Promise<{ wait: number; answered: number }> {
  await page.evaluate(
    ([target, changed]) => {
      const before = document.querySelector(changed)?.checkVisibility();
      const answer = new Promise((resolve) => {
        addEventListener(
          "pointerdown",
          async ({ timeStamp }) => {
            do {
              await new Promise(requestAnimationFrame);
            } while (document.querySelector(changed)?.checkVisibility() === before);
            // A task that follows the frame: what it shows has been painted.
            await new Promise((painted) => setTimeout(painted));
            resolve({ wait: performance.now() - timeStamp, answered: performance.now() });
          },
          { capture: true, once: true },
        );
      });
      Reflect.set(window, "answerToTap", answer);
      document.querySelector(target)?.scrollIntoView({ block: "nearest", behavior: "instant" });
    },
    [touched, changes] as const,
  );
  const box = await page.locator(touched).boundingBox();
  if (box === null) {
    throw new Error(`There is nothing to tap at ${touched}.`);
  }
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return page.evaluate(() => Reflect.get(window, "answerToTap"));
}

function row(control: string, all: readonly Taps[]): readonly string[] {
  return [
    control,
    ...withSpread(all.map(({ first }) => first)),
    ...withSpread(all.map(({ sinceNavigation }) => sinceNavigation)),
    ...withSpread(all.map(({ awake }) => awake)),
  ];
}

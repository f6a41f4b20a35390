import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { timetableTerminals } from "../../../shared/content/derived/terminals.ts";
import { departuresFrom, timetable } from "../../../shared/content/derived/timetable.ts";
import type { TerminalId } from "../../../shared/content/schema/terminals.ts";
import { allOrigins } from "../../../shared/contract/origins.ts";
import type { IslandName } from "../../../shared/islands/registry.ts";

const bootScript = "**/assets/hydrate.*.js";

/** React and the islands, loaded by the boot script when an island hydrates. */
export const islandsScript = "**/assets/hydrate-island.*.js";

export const menuButton = "button[popovertarget]";
export const menuSheet = "[popover]";

type OriginChoice = TerminalId | typeof allOrigins;

export function chip(origin: OriginChoice): string {
  return `label:has([name="origin"][value="${origin}"])`;
}

/** Scrolls an island into view and waits until it is hydrated. */
export async function hydrateNear(page: Page, name: IslandName): Promise<void> {
  await page.locator(`[data-island="${name}"] > *`).first().scrollIntoViewIfNeeded();
  await untilHydrated(page, name);
}

/** Touches an island without choosing anything, and waits until it is hydrated. */
export async function hydrateByTouch(page: Page, name: IslandName): Promise<void> {
  await page.locator(`[data-island="${name}"] > *`).first().dispatchEvent("pointerdown");
  await untilHydrated(page, name);
}

export async function untilHydrated(page: Page, name: IslandName): Promise<void> {
  await page.locator(`[data-island="${name}"][data-hydrated]`).waitFor({ state: "attached" });
}

/** Delays a script until the returned function is called. */
export async function holdScript(page: Page, script: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(script, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page with a board and delays its boot script. The returned function waits until it has filled the board. */
export async function openBeforeBoot(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScript(page, bootScript);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  return async () => {
    release();
    await page.locator("#board [aria-current]").first().waitFor({ state: "attached" });
  };
}

/** Scrolls an element into view, and waits until islands near the viewport have requested their script. */
export async function untilAtRest(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

export function departureCount(origin: OriginChoice): number {
  return (origin === allOrigins ? timetable : departuresFrom(timetable, origin)).length;
}

/** The timetable shows exactly the departures of this origin, and its chip is chosen. */
export async function assertShows(page: Page, origin: OriginChoice): Promise<void> {
  const rows = await page
    .locator("tr[id]")
    .evaluateAll((all) => all.filter((row) => row.checkVisibility()).map(({ id }) => id.split("-")[0]));
  assert.is(rows.length, departureCount(origin));
  assert.is(new Set(rows).size, origin === "all" ? timetableTerminals.length : 1);
  assert.ok(origin === "all" || rows.includes(origin));
  const chosen = await page
    .locator('[name="origin"]:checked')
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute("value")));
  assert.equal(chosen, [origin]);
}

export function isMenuOpen(page: Page): Promise<boolean> {
  return page.locator(menuSheet).evaluate((sheet) => sheet.matches(":popover-open"));
}

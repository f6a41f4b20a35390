import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import type { Test } from "uvu";
import * as assert from "uvu/assert";
import { savedBarId, serviceWorkerPath } from "../../../shared/universal/offline.ts";
import { describe } from "../describe.ts";
import { answersOf, type ReachableGuide, reachableGuide } from "../guide/reachable-guide.ts";
import { type StartedGuide, startGuide } from "../guide/start-guide.ts";
import { launchBrowser, openPage, phone, type WatchedPage } from "./browser.ts";

export const bar = `#${savedBarId}`;

/** A reader with a browser in which nothing is saved, and an address at which nothing is deployed. */
interface Visit extends WatchedPage {
  site: ReachableGuide;
  /** Starts a guide and lets it respond at the address. */
  deploy(options?: Parameters<typeof startGuide>[0]): Promise<StartedGuide>;
  /** Opens a page, without waiting for its pictures. */
  goTo(path: string): ReturnType<Page["goto"]>;
}

interface OfflineVisits {
  open(): Promise<Visit>;
  /** A visit that has opened this page of a deployed guide, which is saved by now. Its requests are forgotten. */
  openSaved(path?: string): Promise<Visit>;
}

/** A suite whose tests open visits. What they have opened is closed when they end. */
export function describeVisit(name: string, define: (test: Test, visits: OfflineVisits) => void): void {
  describe(name, (test) => {
    let browser: Browser | undefined;
    const closing: (() => Promise<void>)[] = [];
    test.before(async () => {
      browser = await launchBrowser();
    });
    test.after.each(async () => {
      await Promise.all(closing.splice(0).map((close) => close()));
    });
    test.after(() => browser?.close());

    const open: OfflineVisits["open"] = async () => {
      assert.ok(browser);
      const site = await reachableGuide();
      const watched = await openPage(browser, { viewport: phone }, true);
      closing.push(site.close, watched.close);
      const deploy: Visit["deploy"] = async (options) => {
        const guide = await startGuide(options);
        closing.push(guide.stop);
        site.deploy(answersOf(guide));
        return guide;
      };
      const goTo: Visit["goTo"] = (path) =>
        watched.page.goto(`${site.origin}${path}`, { waitUntil: "domcontentloaded" });
      return { ...watched, site, deploy, goTo };
    };
    const openSaved: OfflineVisits["openSaved"] = async (path = "/") => {
      const visit = await open();
      await visit.deploy();
      await visit.goTo(path);
      await untilSaved(visit.page);
      visit.site.requests.length = 0;
      return visit;
    };
    define(test, { open, openSaved });
  });
}

/** Waits until something is true. Playwright's own wait takes every promise of a page for true. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if (await isTrue()) {
      return;
    }
    await setTimeout(20);
  }
  assert.unreachable(`It never came true: ${isTrue}`);
}

/** Waits until the guide is saved and its worker serves the page. */
export function untilSaved(page: Page): Promise<void> {
  return until(() => page.evaluate(() => navigator.serviceWorker.controller?.state === "activated"));
}

/** Looks for another deployment, as browsers do after a page was opened, until that is saved or refused. */
export async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await until(() =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (
        !(registration?.installing || registration?.waiting) && registration?.active?.state !== "activating"
      );
    }),
  );
}

/** When the copy was last confirmed, in milliseconds since 1970: 0 where that is taken back. */
export async function confirmedAt(page: Page): Promise<number> {
  const note = await page.evaluate(async (path) => (await caches.match(path))?.text(), serviceWorkerPath);
  return Number(note ?? 0);
}

/** Makes the copy as old as if it had been confirmed so many minutes ago. */
export async function setConfirmed(page: Page, minutesAgo: number): Promise<void> {
  const confirmed = String(Date.now() - minutesAgo * 60_000);
  const note = [serviceWorkerPath, confirmed] as const;
  await page.evaluate(async ([path, time]) => {
    for (const name of await caches.keys()) {
      const copy = await caches.open(name);
      if (await copy.match(path)) {
        await copy.put(path, new Response(time));
      }
    }
  }, note);
}

/** The year in the footer, which tells one deployment here from the other. */
export async function yearOf(page: Page): Promise<string | undefined> {
  return /© (\d{4}) /.exec((await page.locator("footer").textContent()) ?? "")?.[1];
}

/** A deployment whose pages all differ: the footer prints another year. */
export const nextYear = { now: () => new Date("2026-06-01T00:00:00Z") };

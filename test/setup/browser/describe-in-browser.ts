import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import type { Test } from "uvu";
import * as assert from "uvu/assert";
import { describe } from "../describe.ts";
import { type StartedGuide, startGuide } from "../guide/start-guide.ts";
import { desk, launchBrowser, openPage, type TextSettings, type WatchedPage } from "./browser.ts";

/** Opens pages of the guide, each in its own context. They are closed after each test. */
export interface Visits {
  /**
   * An empty page, to set something up before opening the guide.
   * @param worksOffline whether the guide may install its service worker, which hides requests from tests.
   */
  empty(options?: BrowserContextOptions, worksOffline?: boolean): Promise<WatchedPage>;
  /** A page of the guide, loaded. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** The full address of a path. */
  address(path: string): string;
}

/** A suite with a running guide and browser. */
export function describeInBrowser(
  name: string,
  define: (test: Test, visits: Visits) => void,
  text?: TextSettings,
): void {
  describe(name, (test) => {
    let guide: StartedGuide | undefined;
    let browser: Browser | undefined;
    const opened: WatchedPage[] = [];
    test.before(async () => {
      guide = await startGuide();
      browser = await launchBrowser(text);
    });
    test.after.each(async () => {
      await Promise.all(opened.splice(0).map((watched) => watched.close()));
    });
    // Also runs if the browser could not start; that error must not be hidden.
    test.after(() => browser?.close());

    const visits: Visits = {
      async empty(options = { viewport: desk }, worksOffline = false) {
        assert.ok(browser);
        const watched = await openPage(browser, options, worksOffline);
        opened.push(watched);
        return watched;
      },
      async open(path, options) {
        const { page } = await visits.empty(options);
        await page.goto(visits.address(path));
        return page;
      },
      address: (path) => `${guide?.origin}${path}`,
    };
    define(test, visits);
  });
}

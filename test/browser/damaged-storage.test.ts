import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright-core";
import * as assert from "uvu/assert";
import { routes } from "../../shared/routes.tsx";
import { browserOptions } from "../setup/browser/browser.ts";
import {
  bar,
  type ReachableGuide,
  reachableGuide,
  responsesOf,
  untilSaved,
} from "../setup/browser/offline-visit.ts";
import { startGuide } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { temporaryFolder } from "../setup/folders.ts";

const storage = "Default/Service Worker/CacheStorage";

const title = routes.find(({ path }) => path === "/stay")?.meta.title;

const isEntry = /_0$/;
const isIndex = /index\.txt$|the-real-index$/;

/** Changes those files of a folder whose path matches a pattern. */
function changeFiles(folder: string, pattern: RegExp, change: (file: string) => void): void {
  const files = readdirSync(folder, { recursive: true }).map(String);
  const matching = files.filter((file) => pattern.test(file));
  assert.ok(matching.length > 0, `No file matches ${pattern}.`);
  for (const file of matching) {
    change(join(folder, file));
  }
}

/** What happens to Chromium's cache storage while it is closed. */
const damages: Readonly<Record<string, (folder: string) => void>> = {
  "is deleted": (folder) => rmSync(folder, { recursive: true }),
  "lacks its entries": (folder) => changeFiles(folder, isEntry, rmSync),
  "lacks its indexes": (folder) => changeFiles(folder, isIndex, rmSync),
  "has garbage in its indexes": (folder) => {
    changeFiles(folder, isIndex, (file) => writeFileSync(file, "garbage"));
  },
  "has truncated entries": (folder) => {
    changeFiles(folder, isEntry, (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)));
  },
  "has overwritten entries": (folder) => {
    changeFiles(folder, isEntry, (file) => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill("x", Math.floor(bytes.length / 3), Math.floor(bytes.length / 2)));
    });
  },
  "cannot be used at all": (folder) => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "");
  },
};

describe("a guide whose saved copy was damaged while the browser was closed", (test) => {
  let site: ReachableGuide;
  const whole = temporaryFolder();
  let context: BrowserContext | undefined;

  const open = async (profile: string) => {
    context = await chromium.launchPersistentContext(profile, await browserOptions());
    return context.newPage();
  };
  const close = async () => {
    await context?.close();
    context = undefined;
  };

  test.before(async () => {
    site = await reachableGuide();
    site.deploy(responsesOf(await startGuide()));
    const page = await open(whole);
    await page.goto(site.origin);
    await untilSaved(page);
    await close();
  });
  test.after.each(close);

  for (const [damage, inflict] of Object.entries(damages)) {
    test(`opens: storage ${damage}`, async () => {
      const profile = temporaryFolder();
      cpSync(whole, profile, { recursive: true });
      inflict(join(profile, storage));
      const page = await open(profile);
      await page.goto(`${site.origin}/stay`, { waitUntil: "domcontentloaded", timeout: 8_000 });
      assert.is(await page.title(), title);
      assert.not(await page.locator(bar).isVisible());
      await page.reload();
      assert.is(await page.title(), title);
    });
  }
});

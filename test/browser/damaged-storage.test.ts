import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import * as assert from "uvu/assert";
import { routes } from "../../shared/routes.tsx";
import { browserOptions } from "../setup/browser/browser.ts";
import { bar, untilSaved } from "../setup/browser/offline-visit.ts";
import { describe } from "../setup/describe.ts";
import { type ReachableGuide, reachableGuide, responsesOf } from "../setup/guide/reachable-guide.ts";
import { type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";
import { temporaryFolder } from "../setup/temporary-folder.ts";
import { until } from "../setup/until.ts";

const storage = "Default/Service Worker/CacheStorage";

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
};

const titleOf = (path: string) => routes.find((route) => route.path === path)?.meta.title;

/** How many entries of copies can be read, besides pictures. */
function countReadable(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const copies = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(
      copies.map(async (copy) => (await copy.keys()).map((request) => ({ copy, request }))),
    );
    const reads = requests
      .flat()
      .filter(({ request }) => !/\.(svg|jpg|png|webp|avif)$/.test(request.url))
      .map(async ({ copy, request }) => (await copy.match(request))?.arrayBuffer());
    return (await Promise.allSettled(reads)).filter(({ status }) => status === "fulfilled").length;
  });
}

describe("a guide whose saved copy was damaged while the browser was closed", (test) => {
  let site: ReachableGuide;
  let guide: StartedGuide;
  const whole = temporaryFolder();
  let savedEntries: number;
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
    guide = await startGuide();
    site.deploy(responsesOf(guide));
    const page = await open(whole);
    await page.goto(site.origin);
    await untilSaved(page);
    savedEntries = await countReadable(page);
    await close();
  });
  test.after.each(close);

  /** Damages a copy of the profile, and opens a page with it. */
  const openDamaged = async (damage: (folder: string) => void) => {
    const profile = temporaryFolder();
    cpSync(whole, profile, { recursive: true });
    damage(join(profile, storage));
    site.deploy(responsesOf(guide));
    const page = await open(profile);
    await page.goto(`${site.origin}/stay`, { waitUntil: "domcontentloaded", timeout: 8_000 });
    assert.is(await page.title(), titleOf("/stay"));
    assert.not(await page.locator(bar).isVisible());
    return page;
  };

  for (const [damage, inflict] of Object.entries(damages)) {
    test(`opens, and is saved again: storage ${damage}`, async () => {
      const page = await openDamaged(inflict);
      await until(async () => (await countReadable(page)) === savedEntries);
      site.cut();
      for (const path of ["/", "/foods", "/schedules"] as const) {
        await page.goto(`${site.origin}${path}`, { waitUntil: "domcontentloaded" });
        assert.is(await page.title(), titleOf(path));
      }
    });
  }

  test("opens if storage cannot be used at all", async () => {
    const page = await openDamaged((folder) => {
      rmSync(folder, { recursive: true });
      writeFileSync(folder, "");
    });
    await page.reload();
    assert.is(await page.title(), titleOf("/stay"));
  });
});

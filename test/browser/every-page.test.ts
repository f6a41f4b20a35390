import type { Page, Response } from "playwright-core";
import * as assert from "uvu/assert";
import { describeInBrowser, desk, faces, phone, smallPhone } from "../setup/browser/browser.ts";
import {
  accessibilityViolations,
  brokenWords,
  everyRule,
  layoutShifts,
  watchLayoutShift,
} from "../setup/browser/page-flaws.ts";
import { notFoundMessages, pagePaths, pathsOfEachKind, unknownPath } from "../setup/pages.ts";

/** A desk of 1280 × 1024 px at 400 % zoom. */
const zoomedDesk = { width: 320, height: 256 };
/** The same with a classic scrollbar. */
const besideScrollbar = { width: 305, height: 256 };

/** The most that a first visit to a page may transfer. */
const maxBytes = 150_000;

/** Text spacing according to WCAG 1.4.12. */
const wideText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

/** Scores below this round to 0.00: when the display face replaces the phone's, figures grow by a pixel or two. */
const minShift = 0.005;

/** Delays the font and pictures until the first paint. Nothing may move when they arrive. */
async function holdUntilPainted(page: Page): Promise<void> {
  let painted: Promise<unknown> | undefined;
  await page.route(/\.(woff2|svg)$/, async (route) => {
    painted ??= page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await painted;
    await route.continue();
  });
}

/** Scrolls through the whole page, so that every picture and island loads. */
async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    await new Promise((resolve) => requestIdleCallback(resolve));
    scrollTo({ top: 0, behavior: "instant" });
  });
}

/** How far the page scrolls sideways, in px. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** How much of the window sticky elements cover, in px from the top. */
function coveredHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight / 3, behavior: "instant" });
    const stuck = Array.from(document.querySelectorAll("body *")).filter((element) => {
      const { position } = getComputedStyle(element);
      const { top, bottom, height } = element.getBoundingClientRect();
      return /sticky|fixed/.test(position) && height > 0 && top >= -1 && bottom < innerHeight;
    });
    return Math.max(0, ...stuck.map((element) => element.getBoundingClientRect().bottom));
  });
}

/** Elements whose text is cut off. */
function clippedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>("main *, header *, footer *"))
      .filter((element) => {
        const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
        const isScreenReaderOnly = clipPath !== "none";
        const isShortened = webkitLineClamp !== "none";
        const hides = /hidden|clip/.test(overflowX + overflowY);
        const isTooSmall =
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        return (
          hides && isTooSmall && !isScreenReaderOnly && !isShortened && element.textContent.trim() !== ""
        );
      })
      .map((element) => `${element.className}: ${element.textContent.slice(0, 60)}`),
  );
}

/** Nothing is cut off or outside the window, also with wide text spacing. */
async function assertShowsAllText(page: Page): Promise<void> {
  assert.is(await overflow(page), 0, "scrolls sideways");
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, wideText);
  assert.equal(await clippedTexts(page), []);
  assert.is(await overflow(page), 0, "scrolls sideways with wide text spacing");
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

async function assertFitsSmallWindows(page: Page): Promise<void> {
  for (const viewport of [smallPhone, besideScrollbar, zoomedDesk]) {
    await page.setViewportSize(viewport);
    assert.is(await overflow(page), 0, `scrolls sideways at ${viewport.width} px`);
    assert.equal(await brokenWords(page, "header, main, footer"), [], `${viewport.width} px wide`);
  }
  const covered = await coveredHeight(page);
  assert.ok(covered <= zoomedDesk.height / 2, `${covered} px of ${zoomedDesk.height} are covered`);
  await assertShowsAllText(page);
}

async function assertPrintsBlackOnWhite(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const colors = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  assert.equal(colors, ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  const controls = page.locator("header, footer, form").filter({ visible: true });
  assert.is(await controls.count(), 0, "prints controls");
}

async function bytesOf(responses: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  return sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
    0,
  );
}

/** Operator pages share one layout: two of them are tested at every width, the others on a phone. */
const isOneOfItsKind = (path: string) =>
  path === unknownPath || pathsOfEachKind.some((known) => known === path);

describeInBrowser("every page in Roboto", (test, visits) => {
  for (const path of pagePaths) {
    for (const viewport of isOneOfItsKind(path) ? [phone, desk] : [phone]) {
      test(`${path} loads without errors and shifts, is accessible, shows all its text and prints, at ${viewport.width} px`, async () => {
        const { page, complaints } = await visits.empty({ viewport, reducedMotion: "reduce" });
        const responses: Response[] = [];
        page.on("response", (response) => responses.push(response));
        await watchLayoutShift(page, minShift);
        await holdUntilPainted(page);
        await page.goto(path);
        const bytes = await bytesOf(responses);
        assert.ok(bytes <= maxBytes, `${bytes} bytes`);
        await page.evaluate(() => document.fonts.ready);
        assert.equal(await layoutShifts(page), []);

        await walkThrough(page);
        await page.emulateMedia({ colorScheme: viewport === phone ? "dark" : "light" });
        assert.equal(await accessibilityViolations(page, everyRule), []);
        await assertShowsAllText(page);
        if (viewport === phone) {
          await assertFitsSmallWindows(page);
        }
        await assertPrintsBlackOnWhite(page);
        assert.equal(complaints, path === unknownPath ? notFoundMessages(path) : []);
      });
    }

    if (!isOneOfItsKind(path)) {
      continue;
    }
    test(`${path} shows every heading without JavaScript`, async () => {
      const page = await visits.open(path, { viewport: phone, javaScriptEnabled: false });
      const headings = page.locator("main :is(h1, h2, h3):not([hidden] *)");
      assert.ok((await headings.count()) > 0);
      assert.is(await headings.filter({ visible: false }).count(), 0);
      assert.is(await overflow(page), 0);
    });
  }
});

const [, wideFace] = faces;
describeInBrowser(
  `each kind of page in ${wideFace.name}`,
  (test, visits) => {
    for (const path of [...pathsOfEachKind, unknownPath]) {
      test(`${path} has no layout shifts and shows all its text`, async () => {
        const { page } = await visits.empty({ viewport: desk });
        await watchLayoutShift(page, minShift);
        await page.goto(path);
        assert.equal(await layoutShifts(page), []);
        await assertShowsAllText(page);
        await assertFitsSmallWindows(page);
      });
    }
  },
  { face: wideFace },
);

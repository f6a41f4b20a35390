import type { Page, ViewportSize } from "playwright-core";
import * as assert from "uvu/assert";
import { paths } from "../../shared/paths.ts";
import { brokenWords } from "../setup/browser/broken-words.ts";
import { desk, faces, phone } from "../setup/browser/browser.ts";
import { notFoundMessages } from "../setup/browser/console-messages.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";
import { layoutShifts, watchLayoutShift } from "../setup/browser/layout-shift.ts";
import { openAsSaved } from "../setup/browser/saved-page.ts";
import { pagePaths, pathsOfEachKind, unknownPath } from "../setup/pages/page-kinds.ts";

/** The pages whose text is looked at in each face: the wide one has room on all pages of a kind or on none. */
const pathsIn = {
  narrow: pagePaths,
  wide: [...pathsOfEachKind, unknownPath],
};

/** As wide as a small phone: a desk of 1280 × 1024 px at 400 % zoom. */
const zoomedDesk = { width: 320, height: 256 };
const shortPhone = { width: 360, height: 640 };
/** What a scrollbar that takes room leaves of the zoomed desk. */
const besideScrollbar = { width: 305, height: 256 };

/** What WCAG 1.4.12 wants a reader to be able to set. */
const wideText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

/** The faces that an element's own text is shown in. */
async function shownFaces(page: Page, selector: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** Boxes that hide a part of their own text: elements whose content is wider or higher than they may show. */
function clippedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>("main *, header *, footer *"))
      .filter((element) => {
        const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
        const isForReadersOnly = clipPath !== "none";
        const isShortened = webkitLineClamp !== "none";
        const hides = [overflowX, overflowY].some((overflow) => overflow === "hidden" || overflow === "clip");
        const isTooSmall =
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        return hides && isTooSmall && !isForReadersOnly && !isShortened && element.textContent.trim() !== "";
      })
      .map((element) => `${element.className}: ${element.textContent.slice(0, 60)}`),
  );
}

/** How far the page can be scrolled sideways, in px. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** How much of the window is covered by what stays in place while the page scrolls, in px from the top. */
function coveredHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight / 3, behavior: "instant" });
    const stuck = Array.from(document.querySelectorAll("body *")).filter((element) => {
      const { position } = getComputedStyle(element);
      const { top, bottom, height } = element.getBoundingClientRect();
      return (
        (position === "sticky" || position === "fixed") && height > 0 && top >= -1 && bottom < innerHeight
      );
    });
    return Math.max(0, ...stuck.map((element) => element.getBoundingClientRect().bottom));
  });
}

/**
 * Asserts that no text is cut off and nothing lies beside the window, as the page comes and with wide
 * spacing.
 */
async function assertShowsAllText(page: Page): Promise<void> {
  assert.is(await overflow(page), 0, "scrolls sideways");
  await page.addStyleTag({ content: wideText });
  assert.equal(await clippedTexts(page), []);
  assert.is(await overflow(page), 0, "scrolls sideways with wide text spacing");
}

describeInBrowser("the measure of how far a page moves", (test, visits) => {
  test("sees a heading that moves", async () => {
    const { page } = await visits.empty({ viewport: phone });
    await watchLayoutShift(page);
    await page.goto(visits.address("/foods"));
    assert.equal(await layoutShifts(page), [], "once painted");
    await page.evaluate(() => document.querySelector("h1")?.before(document.createElement("p"), "New"));
    assert.is.not((await layoutShifts(page)).length, 0);
  });
});

describeInBrowser("the signs of terminals", (test, visits) => {
  for (const width of [768, 960, 1100, 1280, 1920]) {
    test(`have no hole between their parts at ${width} px`, async () => {
      const page = await visits.open(paths.terminals, { viewport: { ...desk, width } });
      const holes = await page.evaluate(() =>
        Array.from(document.querySelectorAll("article:has(details):not(:has(figure))"), (card) => {
          const destinations = card.querySelector("dl")?.getBoundingClientRect();
          const features = card.querySelector("ul")?.getBoundingClientRect();
          return (features?.top ?? Number.NaN) - (destinations?.bottom ?? Number.NaN);
        }),
      );
      assert.ok(holes.length > 0 && holes.every((height) => height < 64), `${holes} px high`);
    });
  }
});

describeInBrowser("the pictures in the skies of a plan", (test, visits) => {
  for (const width of [320, 390, 768, 1100, 1280, 1920]) {
    test(`are shown whole and side by side at ${width} px`, async () => {
      const page = await visits.open(paths.dayPlans, { viewport: { ...desk, width } });
      const rows = await page.evaluate(() =>
        Array.from(document.querySelectorAll("main li h3 + div"), (row) => {
          const { left, right, bottom } = row.getBoundingClientRect();
          const boxes = Array.from(row.querySelectorAll("img"), (image) => image.getBoundingClientRect());
          const shown = boxes.filter((box) => box.top < bottom).sort((a, b) => a.left - b.left);
          return {
            pictures: boxes.length,
            shown: shown.length,
            areWhole: shown.every((box) => box.left >= left && box.right <= right && box.bottom <= bottom),
            overlaps: shown.slice(1).map((box, before) => (shown[before]?.right ?? box.left) - box.left),
          };
        }),
      );
      assert.ok(rows.length > 0);
      for (const { pictures, shown, areWhole, overlaps } of rows) {
        assert.ok(shown >= Math.min(pictures, 2), "people and a place");
        assert.ok(areWhole, "cut off");
        assert.ok(
          overlaps.every((overlap) => overlap < 4),
          `overlap by ${overlaps} px`,
        );
      }
    });
  }
});

describeInBrowser("a page that is loaded again", (test, visits) => {
  for (const path of [paths.home, paths.schedules]) {
    test(`stays where it was: ${path}`, async () => {
      for (const viewport of [shortPhone, { width: 768, height: 900 }, desk]) {
        const page = await visits.open(path, { viewport });
        for (const place of [0, 40]) {
          await page.evaluate((top) => scrollTo(0, top), place);
          for (const time of [1, 2]) {
            await page.reload({ waitUntil: "networkidle" });
            assert.is(await page.evaluate(() => scrollY), place, `${viewport.width} px wide, time ${time}`);
          }
        }
      }
    });
  }
});

for (const face of faces) {
  const defineTests: Parameters<typeof describeInBrowser>[1] = (test, visits) => {
    const openWatched = async (path: string, viewport: ViewportSize) => {
      const { page, complaints } = await visits.empty({ viewport, bypassCSP: true });
      await watchLayoutShift(page);
      await page.goto(visits.address(path));
      return { page, complaints };
    };

    test("text is set in that face, the sign of the peso too", async () => {
      const page = await visits.open("/");
      await page.evaluate(() => document.body.replaceChildren("Fares from ₱480"));
      assert.equal(await shownFaces(page, "body"), [face.name]);
    });

    test("/ stands still on a short phone when its picture comes late", async () => {
      const { page } = await visits.empty({ viewport: shortPhone });
      await watchLayoutShift(page);
      await page.route("**/hero-*.svg", async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        await route.continue();
      });
      await page.goto(visits.address("/"));
      assert.equal(await layoutShifts(page), []);
    });

    test("all chips of the timetable are in view and as large as a finger, on one row of a phone", async () => {
      for (const width of [350, 360, 390, 735]) {
        const page = await visits.open(paths.schedules, { viewport: { ...shortPhone, width } });
        const chips = await page.locator("fieldset label").all();
        assert.ok(chips.length > 1);
        const boxes = await Promise.all(chips.map((label) => label.boundingBox()));
        const ends = boxes.map((box) => box && box.x + box.width);
        assert.ok(
          ends.every((end) => end && end < width),
          `end at ${ends} of ${width} px`,
        );
        assert.ok(boxes.every((box) => box && box.width >= 44 && box.height >= 44));
        assert.is(new Set(boxes.map((box) => box?.y)).size, 1);
      }
    });

    for (const path of pathsIn[face.width]) {
      test(`${path} opens in silence, stands still and shows all its text at 1280 px`, async () => {
        const { page, complaints } = await openWatched(path, desk);
        assert.equal(await layoutShifts(page), []);
        assert.equal(complaints, path === unknownPath ? notFoundMessages(path) : []);
        await assertShowsAllText(page);
      });

      test(`${path} does so at 320 px, and leaves half of a low window to the page`, async () => {
        const { page } = await openWatched(path, zoomedDesk);
        assert.equal(await layoutShifts(page), []);
        const covered = await coveredHeight(page);
        assert.ok(covered <= zoomedDesk.height / 2, `${covered} px of ${zoomedDesk.height} are covered`);
        await page.setViewportSize(besideScrollbar);
        assert.is(await overflow(page), 0, "scrolls sideways beside a scrollbar");
        for (const viewport of [besideScrollbar, zoomedDesk, shortPhone]) {
          await page.setViewportSize(viewport);
          assert.equal(await brokenWords(page, "header, main, footer"), [], `${viewport.width} px wide`);
        }
        await page.setViewportSize(zoomedDesk);
        await assertShowsAllText(page);
      });

      for (const viewport of [desk, phone]) {
        test(`${path} stands still when its font comes late, ${viewport.width} px wide`, async () => {
          const { page } = await visits.empty({ viewport });
          let isHeld = false;
          await watchLayoutShift(page);
          await page.route("**/*.woff2", async (route) => {
            isHeld = true;
            await page.waitForFunction(
              () => performance.getEntriesByName("first-contentful-paint").length > 0,
            );
            await route.continue();
          });
          await openAsSaved(page, visits.address(path));
          await page.evaluate(() => document.fonts.ready);
          assert.ok(isHeld);
          assert.equal(await layoutShifts(page), []);
        });
      }
    }
  };
  describeInBrowser(`every page in ${face.name}`, defineTests, face);
}

import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { paths } from "../../shared/paths.ts";
import { desk, phone } from "../setup/browser/browser.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";
import { pagePaths } from "../setup/pages/page-kinds.ts";

const phones = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 360, height: 800 },
  phone,
  { width: 412, height: 915 },
  { width: 430, height: 932 },
  { width: 440, height: 956 },
];

/** A frame of a page: whether what is below is laid out, and how long the page is. */
interface Frame {
  readonly isLaidOut: boolean;
  readonly length: number;
}

/** Runs in a page, and notes each frame that holds a part of what is below. */
async function noteFrames(): Promise<never> {
  const frames: Frame[] = [];
  Reflect.set(window, "notedFrames", frames);
  for (;;) {
    await new Promise(requestAnimationFrame);
    // The last one, because the timetable is on paper too.
    const later = Array.from(document.querySelectorAll(".later")).at(-1);
    if (later) {
      const isLaidOut = getComputedStyle(later).contentVisibility === "visible";
      frames.push({ isLaidOut, length: document.documentElement.scrollHeight });
    }
  }
}

function notedFrames(page: Page): Promise<readonly Frame[]> {
  return page.evaluate(() => Reflect.get(window, "notedFrames"));
}

/** The frames that come while and after something is done to a page. */
async function framesOf(page: Page, act: () => Promise<void>): Promise<readonly Frame[]> {
  const { length } = await notedFrames(page);
  await act();
  await page.waitForFunction((least) => Reflect.get(window, "notedFrames").length > least, length + 4);
  return (await notedFrames(page)).slice(length);
}

/** The frames after a page was printed, which does not show what is below. */
async function framesAfterPrinting(page: Page): Promise<readonly Frame[]> {
  await framesOf(page, () => page.emulateMedia({ media: "print" }));
  return framesOf(page, () => page.emulateMedia({ media: null }));
}

describeInBrowser("what is below the first screen", (test, visits) => {
  const openAt = async (address: string) => {
    const { page } = await visits.empty({ viewport: phone });
    await page.addInitScript(noteFrames);
    await page.goto(visits.address(address));
    await framesOf(page, async () => {});
    return page;
  };

  test("is so on every phone", async () => {
    const { page } = await visits.empty({ viewport: phone });
    const reaching: string[] = [];
    let count = 0;
    for (const path of pagePaths) {
      await page.goto(visits.address(path));
      for (const viewport of phones) {
        await page.setViewportSize(viewport);
        const tops = await page
          .locator(".later")
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
        count += tops.length;
        if (tops.some((top) => top < viewport.height)) {
          reaching.push(`${path} on ${viewport.width} × ${viewport.height} px: ${tops}`);
        }
      }
    }
    assert.ok(count > 0);
    assert.equal(reaching, []);
  });

  test("is laid out from the second frame on, also when a phone is turned", async () => {
    const page = await openAt(paths.home);
    for (const viewport of [desk, phone]) {
      await framesOf(page, () => page.setViewportSize(viewport));
    }
    const [first, ...others] = await notedFrames(page);
    assert.not(first?.isLaidOut);
    assert.ok(others.every(({ isLaidOut }) => isLaidOut));
  });

  test("keeps its height when it is laid out anew", async () => {
    const page = await openAt(paths.schedules);
    const before = (await notedFrames(page)).at(-1);
    const [first, ...others] = (await framesAfterPrinting(page)).filter(({ isLaidOut }) => !isLaidOut);
    assert.is(first?.length, before?.length);
    assert.equal(others, []);
  });

  for (const part of ["fares", "timetable"]) {
    test(`is always shown where the address leads into the page: #${part}`, async () => {
      const page = await openAt(`${paths.schedules}#${part}`);
      const frames = await framesAfterPrinting(page);
      assert.ok(frames.every(({ isLaidOut }) => isLaidOut));
    });
  }

  test("is laid out at once on paper", async () => {
    const { page } = await visits.empty({ viewport: phone });
    await page.emulateMedia({ media: "print" });
    await page.addInitScript(noteFrames);
    await page.goto(visits.address(paths.home));
    const frames = await notedFrames(page);
    assert.ok(frames.length > 0);
    assert.ok(frames.every(({ isLaidOut }) => isLaidOut));
  });

  for (const path of [paths.home, paths.schedules, paths.dayPlans, paths.operators, paths.travelTips]) {
    test(`leaves readers of ${path} where they were when they load it again or go back`, async () => {
      const page = await visits.open(path, { viewport: phone });
      const place = () =>
        page.evaluate(async () => {
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          const { textContent } = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? {};
          return `${scrollY} px: ${textContent?.slice(0, 40)}`;
        });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.8));
      const before = await place();
      for (let turn = 0; turn < 3; turn++) {
        await page.reload();
        assert.is(await place(), before, "loaded again");
        await page.goto(visits.address(paths.news));
        await page.goBack();
        assert.is(await place(), before, "gone back");
      }
    });
  }
});

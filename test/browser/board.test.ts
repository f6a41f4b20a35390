import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { terminalServices } from "../../shared/content/derived/terminal-services.ts";
import { format12Hour, timeInWords } from "../../shared/time/clock.ts";
import { plainText } from "../../shared/values/format.ts";
import { describeInBrowser, desk, faces, phone, smallPhone } from "../setup/browser/browser.ts";
import { assertShows, chip, openBeforeBoot } from "../setup/browser/island-page.ts";
import { layoutShifts, watchLayoutShift } from "../setup/browser/page-flaws.ts";

/** The next departure of each terminal, as the board shows it: time and tag. */
function nextOnBoard(page: Page): Promise<readonly string[]> {
  return page
    .locator("#board")
    .evaluate((board) =>
      Array.from(board.querySelectorAll("[aria-current]"), (row) =>
        ["time", "meridiem", "tag"]
          .map((part) => row.querySelector(`[data-board-part=${part}]`)?.textContent)
          .join(" "),
      ).map((text) => text.replaceAll(/\s/g, " ")),
    );
}

/** The visible text of an element, with plain spaces. */
async function shownText(page: Page, selector: string): Promise<string> {
  const [text = ""] = await page.locator(selector).allInnerTexts();
  return plainText(text).replaceAll(/\s+/g, " ");
}

function markedRows(page: Page): Promise<readonly string[]> {
  return page.locator('tr[aria-current="time"]').evaluateAll((all) => all.map(({ id }) => id));
}

async function bottomOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).last().boundingBox();
  assert.ok(box);
  return box.y + box.height;
}

/** By time in Manila. */
const nextBuses = [
  {
    time: "23:59",
    board: ["1:00 AM in 1 h 1 min", "12:30 AM in 31 min", "12:00 AM 1 min, next 1 AM"],
    rows: ["pitx-0000", "pasay-0030", "cubao-0100"],
  },
  {
    time: "00:30",
    board: ["1:00 AM 30 min, next 2 AM", "12:30 AM now, next 2 AM", "1:00 AM 30 min, next 2 AM"],
    rows: ["pasay-0030", "cubao-0100", "pitx-0100"],
  },
  {
    time: "12:00",
    board: ["12:00 PM now, next 1 PM", "12:30 PM 30 min, next 2 PM", "12:00 PM now, next 1 PM"],
    rows: ["cubao-1200", "pitx-1200", "pasay-1230"],
  },
];

describeInBrowser("a departures board", (test, visits) => {
  for (const timezoneId of ["America/Los_Angeles", "Asia/Manila"]) {
    test(`shows what is next in Manila on a device set to ${timezoneId}, without React`, async () => {
      for (const { time, board, rows } of nextBuses) {
        const { page } = await visits.empty({ viewport: desk, timezoneId });
        await page.clock.setFixedTime(new Date(`2025-11-21T${time}:00+08:00`));
        await page.goto("/schedules");
        assert.equal(await nextOnBoard(page), board);
        assert.equal(await markedRows(page), rows);
        await page.goto("/");
        assert.equal(await nextOnBoard(page), board);
        const scripts = await page.evaluate(() =>
          performance.getEntriesByType("resource").map(({ name }) => name),
        );
        assert.not(scripts.some((name) => name.includes("hydrate-island")));
      }
    });
  }

  test("updates every minute, and after eight hours of sleep", async () => {
    const { page } = await visits.empty();
    await page.clock.install({ time: new Date("2025-11-21T11:44:30+08:00") });
    await page.goto("/schedules");
    assert.is((await nextOnBoard(page))[0], "12:00 PM 16 min, next 1 PM");
    await page.clock.runFor(120_000);
    assert.is((await nextOnBoard(page))[0], "12:00 PM 14 min, next 1 PM");
    await page.clock.runFor(15 * 60_000);
    assert.is((await nextOnBoard(page))[0], "1:00 PM in 59 min");
    await page.clock.setFixedTime(new Date("2025-11-21T20:10:00+08:00"));
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    assert.is((await nextOnBoard(page))[0], "9:00 PM in 50 min");
    assert.is(await shownText(page, "[data-clock]"), "Manila 8:10 PM");
    assert.ok((await markedRows(page)).includes("cubao-2100"));
  });

  test("causes no layout shift when it is filled, at any time and width", async () => {
    for (const path of ["/", "/schedules"]) {
      for (const width of [320, 360, 768, 1088]) {
        for (const time of ["09:48", "23:50"]) {
          const { page, close } = await visits.empty({ viewport: { width, height: 800 } });
          await watchLayoutShift(page);
          await page.clock.setFixedTime(new Date(`2025-11-21T${time}:00+08:00`));
          const boot = await openBeforeBoot(page, path);
          await page.locator("#board").scrollIntoViewIfNeeded();
          assert.is(await page.locator("#board [aria-current]").count(), 0);
          // The display face, which may come late on a busy machine, widens figures by a few pixels.
          await page.evaluate(() => document.fonts.ready);
          const earlier = await layoutShifts(page);
          await boot();
          const shifts = (await layoutShifts(page)).slice(earlier.length);
          assert.equal(shifts, [], `${path} at ${time}, ${width} px`);
          await close();
        }
      }
    }
  });

  test("shows first and last departures without JavaScript", async () => {
    const page = await visits.open("/schedules", { viewport: smallPhone, javaScriptEnabled: false });
    for (const { id, frequencyText, first, last } of terminalServices) {
      const text = await shownText(page, `#from-${id}`);
      assert.match(text, "first bus");
      assert.match(text, plainText(`then ${frequencyText}`));
      const [start, end] = [first, last].map(({ minutes }) => plainText(timeInWords(minutes)));
      assert.match(text, `first ${start}, last ${end}`);
    }
    assert.is(await page.locator("#board [aria-current]").count(), 0);
    assert.is(await page.locator("table :is([data-departed], [aria-current])").count(), 0);
    await page.click(chip("pasay"));
    assert.ok(await page.locator("#from-pasay").isVisible());
    assert.not(await page.locator("#from-cubao").isVisible());
    await page.goto("/");
    for (const [index, { departures, frequencyText }] of terminalServices.entries()) {
      const text = await shownText(page, `#board [data-origin] >> nth=${index}`);
      const [first = "", last = ""] = [departures.at(0), departures.at(-1)].map((departure) =>
        plainText(format12Hour(departure?.minutes ?? 0)),
      );
      assert.match(text, first);
      assert.match(text, "first bus");
      assert.match(text, plainText(`then ${frequencyText}, until ${last}`));
    }
  });
});

describeInBrowser("the board of the timetable", (test, visits) => {
  test("fits the first screen of a small phone, below heading and chips, in either font", async () => {
    for (const javaScriptEnabled of [false, true]) {
      const page = await visits.open("/schedules", { viewport: smallPhone, javaScriptEnabled });
      // The display font comes late on the first visit, and is cached for the next.
      for (const visit of ["first", "next"]) {
        const heading = await bottomOf(page, "h1");
        const chips = await bottomOf(page, "fieldset");
        const board = await bottomOf(page, "#board ol");
        const heights = `${heading}, ${chips}, ${board} on the ${visit} visit`;
        assert.ok(heading < chips && chips < board && board <= smallPhone.height, heights);
        const discounts = page.locator("#board [data-board-part=discounted]:visible");
        assert.is(
          await discounts.count(),
          javaScriptEnabled ? 2 * terminalServices.length : terminalServices.length,
        );
        await page.goto("/schedules");
      }
    }
  });

  test("filters by terminal when its name is tapped", async () => {
    const page = await visits.open("/schedules", { viewport: smallPhone });
    for (const { id, name } of terminalServices) {
      await page.locator("#board").getByRole("link", { name, exact: true }).click();
      assert.is(new URL(page.url()).hash, `#from-${id}`);
      assert.is(await page.evaluate(() => scrollY), 0);
      // The hashchange event is asynchronous.
      await page.locator(`${chip(id)} :checked`).waitFor();
      await assertShows(page, id);
      await page.click(chip("all"));
    }
  });
});

describeInBrowser("the board of the home page", (test, visits) => {
  test("begins within the first screen", async () => {
    for (const viewport of [smallPhone, phone, desk]) {
      const page = await visits.open("/", { viewport });
      const bottom = await bottomOf(page, "#board h2");
      assert.ok(bottom > 0 && bottom <= viewport.height, `ends at ${bottom} of ${viewport.height}`);
    }
  });

  test("leads from the name of a terminal to its departures, and from the rest to where they load", async () => {
    const page = await visits.open("/");
    for (const { id, name } of terminalServices) {
      const link = page.locator("#board").getByRole("link", { name, exact: true });
      assert.is(await link.getAttribute("href"), `/schedules#from-${id}`);
    }
    const fare = page.locator('#board [data-board-part="fare"]').last();
    await fare.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await fare.boundingBox()) ?? {};
    await page.mouse.click(x + 5, y + 5);
    await page.waitForURL(`**/terminals#${terminalServices.at(-1)?.id}`);
  });

  test("keeps the focus on a row that changes", async () => {
    const { page } = await visits.empty();
    await page.clock.install({ time: new Date("2025-11-21T09:00:30+08:00") });
    await page.goto("/");
    const row = page.locator("#board [data-board-row]").first();
    await row.getByRole("link").focus();
    const before = await row.textContent();
    await page.clock.runFor(60_000);
    assert.is.not(await row.textContent(), before);
    assert.ok(await row.getByRole("link").evaluate((link) => link === document.activeElement));
  });
});

for (const face of faces) {
  describeInBrowser(
    `the heading of the home board in ${face.name}`,
    (test, visits) => {
      test("shares its line with the clock on small phones", async () => {
        for (const width of [320, 360, 390]) {
          for (const javaScriptEnabled of [false, true]) {
            const { page } = await visits.empty({ viewport: { width, height: 640 }, javaScriptEnabled });
            await page.clock.setFixedTime(new Date("2025-11-21T12:00:00+08:00"));
            await page.goto("/");
            await page.evaluate(() => document.fonts.ready);
            const heading = await bottomOf(page, "#board h2");
            const clock = await bottomOf(page, "#board [data-clock]");
            assert.ok(Math.abs(heading - clock) < 12, `${heading} and ${clock} at ${width} px`);
          }
        }
      });
    },
    { face },
  );
}

import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { desk, phone } from "../setup/browser/browser.ts";
import { describeInBrowser } from "../setup/browser/describe-in-browser.ts";
import { hydrateByTouch } from "../setup/browser/island-page.ts";

const row = "#cubao-0100";
const button = `${row} button`;
const address = "https://baguio.example/schedules#cubao-0100";
const shared =
  "Victory Liner, Cubao to Baguio, 1:00 AM, ₱580 (First Class). Be at the terminal by 12:30 AM. " +
  `Estimated time, as of October 15, 2025; ask the company. ${address}`;

/** What the browser lets a page do with a text; what it was given is kept for the test to read. */
interface Abilities {
  share?: "takes it" | "is dismissed";
  clipboard?: boolean;
  copyCommand?: boolean;
}

/** Written without helpers of its own: the function runs in the page, where nothing of this file is known. */
async function allow(page: Page, abilities: Abilities): Promise<void> {
  await page.addInitScript(({ share, clipboard, copyCommand }) => {
    Object.defineProperty(navigator, "share", {
      value:
        share &&
        (async ({ text }: ShareData) => {
          document.documentElement.dataset.given = text;
          if (share === "is dismissed") {
            throw new DOMException("dismissed", "AbortError");
          }
        }),
    });
    Object.defineProperty(navigator, "clipboard", {
      value: clipboard && {
        async writeText(text: string) {
          document.documentElement.dataset.given = text;
        },
      },
    });
    // No function of this file's own: the names that it would be given are unknown in the page.
    Object.defineProperty(document, "execCommand", { value: Boolean.bind(null, copyCommand === true) });
  }, abilities);
}

describeInBrowser("sharing a departure", (test, visits) => {
  const openWith = async (abilities: Abilities, viewport = phone) => {
    const { page } = await visits.empty({ viewport });
    await allow(page, abilities);
    await page.goto(visits.address("/schedules"));
    await page.getByText("Tap a departure to share it.").waitFor();
    await page.locator(`${row} td`).first().dispatchEvent("click");
    return page;
  };
  const given = (page: Page) => page.locator("html").getAttribute("data-given");
  const status = (page: Page) => page.locator("[role=status]", { hasText: "Copied" });

  test("hands all of it to another app, with its own address", async () => {
    const page = await openWith({ share: "takes it", clipboard: true });
    await page.click(button);
    assert.is(await given(page), shared);
    assert.is(await status(page).count(), 0);
  });

  test("does nothing more where the reader changes their mind", async () => {
    const page = await openWith({ share: "is dismissed", clipboard: true });
    await page.click(button);
    assert.is(await given(page), shared);
    assert.is(await status(page).count(), 0);
  });

  test("copies the text where nothing can be shared, and says so", async () => {
    const page = await openWith({ clipboard: true });
    await page.click(button);
    await status(page).waitFor();
    assert.is(await given(page), shared);
    assert.is(
      await status(page).textContent(),
      "Copied the 1:00 AM Victory Liner departure. Paste it into a message.",
    );
  });

  test("copies in apps that refuse the clipboard", async () => {
    const page = await openWith({ copyCommand: true });
    await page.click(button);
    await status(page).waitFor();
  });

  test("shows the text, selected, where it cannot even be copied", async () => {
    const page = await openWith({});
    await page.click(button);
    await page.locator("[role=status]", { hasText: shared }).waitFor();
    assert.is(await page.evaluate(() => String(getSelection())), shared);
  });

  test("shows that text until Escape, or until another departure is chosen", async () => {
    const page = await openWith({});
    const text = page.locator("[role=status]", { hasText: "Cubao to Baguio" });
    await page.click(button);
    await text.waitFor();
    await page.keyboard.press("Escape");
    assert.is(await text.count(), 0);
    await page.click(button);
    await text.waitFor();
    await page.locator("#pasay-1100 td").first().dispatchEvent("click");
    assert.is(await text.count(), 0);
  });

  test("leaves that text alone when the end of an earlier message is due", async () => {
    const { page } = await visits.empty({ viewport: phone });
    await allow(page, { clipboard: true });
    await page.goto(visits.address("/schedules"));
    await page.getByText("Tap a departure to share it.").waitFor();
    await page.clock.install();
    await page.locator(`${row} td`).first().dispatchEvent("click");
    await page.click(button);
    await status(page).waitFor();
    await page.evaluate(() => Reflect.set(navigator.clipboard, "writeText", Promise.reject.bind(Promise)));
    await page.click(button);
    const text = page.locator("[role=status]", { hasText: shared });
    await text.waitFor();
    await page.clock.runFor(60_000);
    assert.is(await text.count(), 1);
  });

  test("has one button, on the departure that was chosen last, named and large enough for a finger", async () => {
    for (const viewport of [{ width: 320, height: 640 }, phone, desk]) {
      const page = await openWith({}, viewport);
      assert.is(await page.locator("[data-timetable] button").count(), 1);
      assert.is(
        await page.locator(button).getAttribute("aria-label"),
        "Share the 1:00 AM Victory Liner departure",
      );
      const box = await page.locator(button).boundingBox();
      assert.ok(box && box.width >= 44 && box.height >= 44);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(overflow <= 0, `${overflow} px at ${viewport.width} px`);
    }
  });

  for (const width of [320, 360, 390, 1280]) {
    test(`can be tapped up to its edges at ${width} px`, async () => {
      const page = await openWith({}, { width, height: 740 });
      const covered = await page.locator(button).evaluate((element) => {
        element.scrollIntoView({ block: "center" });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const edges = [top + 2, bottom - 2].flatMap((y) => [left + 2, right - 2].map((x) => ({ x, y })));
        return edges.filter(({ x, y }) => !element.contains(document.elementFromPoint(x, y)));
      });
      assert.equal(covered, []);
    });

    test(`lets the fare of the chosen departure be tapped at ${width} px`, async () => {
      const page = await openWith({ share: "takes it" }, { width, height: 740 });
      const found = await page.locator(`${row} td:last-child`).evaluate((cell) => {
        cell.scrollIntoView({ block: "center" });
        const fare = document.createRange();
        fare.selectNode(cell.firstChild ?? cell);
        const { left, width, top, height } = fare.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.tagName;
      });
      assert.is(found, "TD");
    });
  }

  test("offers nothing without a script", async () => {
    const { page } = await visits.empty({ viewport: phone, javaScriptEnabled: false });
    await page.goto(visits.address("/schedules"));
    await page.locator(`${row} td`).first().dispatchEvent("click");
    assert.is(await page.locator("[data-timetable] button").count(), 0);
  });

  test("follows the keyboard to the departure whose company has the focus", async () => {
    const page = await openWith({ share: "takes it" });
    await page.locator("#pasay-1100 a").focus();
    await page.keyboard.press("Tab");
    assert.is(await page.locator("#pasay-1100 button:focus").count(), 1);
    await page.keyboard.press("Enter");
    assert.match((await given(page)) ?? "", "#pasay-1100");
  });

  test("is offered at once on a departure that was sent", async () => {
    const { page } = await visits.empty({ viewport: phone });
    await page.goto(visits.address("/schedules#pitx-1100"));
    await page.locator("#pitx-1100 button").waitFor();
  });

  test("leads to the row, whatever was chosen before", async () => {
    for (const isHydrated of [false, true]) {
      const page = await visits.open("/schedules#from-pasay");
      if (isHydrated) {
        await hydrateByTouch(page, "schedule-filter");
      }
      assert.not(await page.locator("#cubao-0100").isVisible());
      await page.evaluate(() => {
        location.hash = "#cubao-0100";
      });
      await page.locator("#cubao-0100").waitFor();
    }
  });
});

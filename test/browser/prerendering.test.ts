import * as assert from "uvu/assert";
import { serviceWorkerPath } from "../../shared/universal/offline.ts";
import { desk } from "../setup/browser/browser.ts";
import { nextYear, until } from "../setup/browser/offline-visit.ts";
import { launchPrerenderingBrowser, type PrerenderingBrowser, type Tab } from "../setup/browser/tab.ts";
import { describe } from "../setup/describe.ts";
import { answersOf, type ReachableGuide, reachableGuide } from "../setup/guide/reachable-guide.ts";
import { type StartedGuide, startGuide } from "../setup/guide/start-guide.ts";

const path = "/schedules";

describe("the page of a link that the pointer rests on, in a guide that is saved", (test) => {
  let browser: PrerenderingBrowser;
  let guide: StartedGuide;
  let site: ReachableGuide;
  let tab: Tab;

  test.before(async () => {
    browser = await launchPrerenderingBrowser();
    guide = await startGuide();
  });
  test.after(async () => {
    await browser?.close();
    await guide?.stop();
  });
  test.before.each(async () => {
    site = await reachableGuide();
    site.deploy(answersOf(guide));
    tab = await browser.openTab([
      ["Emulation.setDeviceMetricsOverride", { ...desk, deviceScaleFactor: 1, mobile: false }],
    ]);
    await tab.open(`${site.origin}/`);
    await until(
      async () => (await tab.evaluate("navigator.serviceWorker.controller?.state")) === "activated",
    );
    // Only a page that the worker has answered may have others prerendered.
    await tab.open(`${site.origin}/foods`);
    await until(async () => site.requests.at(-1) === serviceWorkerPath);
    site.requests.length = 0;
  });
  test.after.each(async () => {
    await tab.close();
    await site.close();
  });

  /** Lets the pointer rest on the link until its page is prerendered. Returns what clicks it. */
  const rest = async () => {
    const place = await tab.pointAt(`footer a[href="${path}"]`);
    await until(async () => tab.countPrerendered() === 1);
    return async () => {
      const click = { ...place, button: "left", clickCount: 1 };
      await tab.send("Input.dispatchMouseEvent", { ...click, type: "mousePressed" });
      // The page that is left does not answer any more.
      void tab.send("Input.dispatchMouseEvent", { ...click, type: "mouseReleased" });
      await until(async () => tab.countPrerendered() === 0);
    };
  };

  test("is prerendered without the network, and shown when the link is clicked", async () => {
    const release = site.hold();
    const click = await rest();
    await click();
    const opened = await tab.evaluate("performance.getEntriesByType('navigation')[0].activationStart");
    assert.ok(Number(opened) > 0, "It was fetched when the link was clicked.");
    release();
  });

  test("asks for nothing until it is opened, and then confirms the copy", async () => {
    const click = await rest();
    await tab.evaluate("fetch('/robots.txt')");
    assert.equal(site.requests, ["/robots.txt"]);
    await click();
    await until(async () => site.requests.includes(serviceWorkerPath));
    assert.not.ok(site.requests.includes(path));
  });

  test("is told of another deployment when it is opened", async () => {
    const click = await rest();
    const next = await startGuide(nextYear);
    site.deploy(answersOf(next));
    await click();
    await until(async () =>
      String(await tab.evaluate("document.body.innerText")).includes("The guide has been updated."),
    );
    await next.stop();
  });

  test("is not prerendered where it is no page but data", async () => {
    await tab.open(`${site.origin}${path}`);
    await tab.pointAt('main a[href^="/data/"]');
    // More than twice as long as a pointer must rest.
    await tab.evaluate("new Promise((resolve) => setTimeout(resolve, 500))");
    assert.is(tab.countPrerendered(), 0);
  });
});

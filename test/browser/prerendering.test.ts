import * as assert from "uvu/assert";
import { desk, phone } from "../setup/browser/browser.ts";
import { confirmedAt, nextYear, setConfirmed, until, untilSaved } from "../setup/browser/offline-visit.ts";
import {
  launchPrerenderingBrowser,
  type PrerenderingBrowser,
  type Tab,
} from "../setup/browser/prerendering-browser.ts";
import { describe } from "../setup/describe.ts";
import { answersOf, type ReachableGuide, reachableGuide } from "../setup/guide/reachable-guide.ts";
import { startGuide } from "../setup/guide/start-guide.ts";

const path = "/schedules";
const slower = ["Emulation.setCPUThrottlingRate", { rate: 6 }] as const;

describe("the page of a link that the pointer rests on, in a guide that is saved", (test) => {
  let browser: PrerenderingBrowser;
  let site: ReachableGuide;
  let tab: Tab;
  const closing: (() => Promise<unknown>)[] = [];

  test.before(async () => {
    browser = await launchPrerenderingBrowser();
  });
  test.after(() => browser?.close());
  test.after.each(async () => {
    for (const close of closing.splice(0).reverse()) {
      await close();
    }
  });

  const deploy = async (options = {}) => {
    const guide = await startGuide(options);
    closing.push(guide.stop);
    site.deploy(answersOf(guide));
  };

  /** Opens a page of a guide that is saved, after others, whose pictures are saved then. */
  const openSaved = async (
    others: readonly string[],
    commands: Parameters<typeof browser.openTab>[0] = [],
  ) => {
    site = await reachableGuide();
    closing.push(site.close);
    await deploy();
    const viewport = { ...desk, deviceScaleFactor: 1, mobile: false };
    tab = await browser.openTab([["Emulation.setDeviceMetricsOverride", viewport], ...commands]);
    closing.push(tab.close);
    await tab.open(`${site.origin}/`);
    await untilSaved(tab);
    for (const other of [...others, "/foods"]) {
      const before = await confirmedAt(tab);
      await tab.open(`${site.origin}${other}`);
      await until(async () => (await confirmedAt(tab)) > before);
      await until(async () => !(await tab.evaluate(pictureThatMisses)));
    }
    site.requests.length = 0;
  };

  /** Whether a picture of the page is not saved yet. */
  const pictureThatMisses = `Promise.all(
    Array.from(document.images, ({ src }) => caches.match(src)),
  ).then((saved) => saved.includes(undefined))`;

  const link = `footer a[href^="${path}"]`;
  /** Lets the pointer rest on the link until its page is prerendered and loaded. */
  const rest = async () => {
    await tab.pointAt(link);
    await until(async () => tab.countPrerendered() === 1);
    await tab.evaluate("new Promise((resolve) => setTimeout(resolve, 1_000))");
  };
  /** Clicks the link. Resolves to whether its page was shown as it had been prerendered. */
  const click = async (held?: number): Promise<boolean> => {
    await tab.click(held);
    const isOpen = `document.readyState + location.pathname`;
    await until(async () => (await tab.evaluate(isOpen).catch(() => "")) === `complete${path}`);
    return Boolean(await tab.evaluate("performance.getEntriesByType('navigation')[0].activationStart"));
  };
  const text = async () => String(await tab.evaluate("document.body.innerText"));
  const kind = () => tab.evaluate("performance.getEntriesByType('navigation')[0].type");

  test("is prerendered without the network, and shown when the link is clicked", async () => {
    await openSaved([path]);
    const release = site.hold();
    closing.push(async () => release());
    await rest();
    assert.ok(await click(), "It was fetched anew.");
  });

  test("is laid out as a whole before it is opened, also on a phone", async () => {
    const source = `document.addEventListener("prerenderingchange", () => {
      atOpening = getComputedStyle(document.querySelector(".later")).contentVisibility;
    })`;
    await openSaved(
      [path],
      [
        ["Emulation.setDeviceMetricsOverride", { ...phone, deviceScaleFactor: 1, mobile: true }],
        ["Page.enable"],
        ["Page.addScriptToEvaluateOnNewDocument", { source }],
      ],
    );
    await rest();
    assert.ok(await click(), "It was fetched anew.");
    assert.is(await tab.evaluate("atOpening"), "visible");
  });

  test("is confirmed when it is opened, and not before", async () => {
    await openSaved([path]);
    const before = await confirmedAt(tab);
    await rest();
    assert.is(await confirmedAt(tab), before);
    assert.ok(await click(), "It was fetched anew.");
    await until(async () => (await confirmedAt(tab)) > before);
    assert.not.ok(site.requests.includes(path));
  });

  test("is confirmed also where it is opened before its scripts have run", async () => {
    await openSaved([path], [slower]);
    const before = await confirmedAt(tab);
    await tab.pointAt(link);
    await click(60);
    await until(async () => (await confirmedAt(tab)) > before);
    const isAhead = `(({ activationStart, deliveryType }) =>
      activationStart > 0 || deliveryType === "navigational-prefetch")(performance.getEntriesByType("navigation")[0])`;
    assert.ok(await tab.evaluate(isAhead), "It was asked for only when it was opened.");
  });

  test("is told of another deployment when it is opened", async () => {
    await openSaved([path]);
    await rest();
    await deploy(nextYear);
    assert.ok(await click());
    await until(async () => (await text()).includes("The guide has been updated."));
  });

  test("is that of another deployment which was saved meanwhile", async () => {
    await openSaved([path]);
    await rest();
    await deploy(nextYear);
    await tab.evaluate(`navigator.serviceWorker.getRegistration().then((registration) => {
      const taken = new Promise((resolve) => navigator.serviceWorker.oncontrollerchange = resolve);
      return registration.update().then(() => taken).then(() => undefined);
    })`);
    await tab.click();
    await until(async () => (await text().catch(() => "")).includes("© 2026 "));
    assert.is(await kind(), "reload");
  });

  for (const address of [path, `${path}#board`]) {
    test(`is fetched anew where the copy has become older than pages may be: ${address}`, async () => {
      await openSaved([path]);
      await tab.evaluate(`document.querySelector('${link}').setAttribute("href", "${address}")`);
      await rest();
      await setConfirmed(tab, 10);
      await tab.click();
      await until(async () => site.requests.includes(path));
      await until(async () => (await kind().catch(() => "")) === "reload");
    });
  }

  const refused = {
    "the copy is not fresh": async () => {
      await openSaved([path]);
      await setConfirmed(tab, 10);
      await tab.pointAt(link);
    },
    "its pictures are not saved": async () => {
      await openSaved([]);
      await tab.pointAt(link);
    },
    "it is no page but data": async () => {
      await openSaved([]);
      await tab.open(`${site.origin}${path}`);
      site.requests.length = 0;
      await tab.pointAt('main a[href^="/data/"]');
    },
  };
  for (const [name, point] of Object.entries(refused)) {
    test(`is not prerendered where ${name}`, async () => {
      await point();
      // Several times as long as a pointer must rest.
      await tab.evaluate("new Promise((resolve) => setTimeout(resolve, 1_000))");
      assert.is(tab.countPrerendered(), 0);
      assert.not.ok(site.requests.includes(path));
    });
  }
});

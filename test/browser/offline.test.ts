import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { routes } from "../../shared/routes.tsx";
import { serviceWorkerPath } from "../../shared/universal/offline.ts";
import { notFoundMessages } from "../setup/browser/console-messages.ts";
import { assertShows, chip, hydrateByTouch } from "../setup/browser/island-page.ts";
import { bar, confirmedAt, describeVisit, setConfirmed, until } from "../setup/browser/offline-visit.ts";
import { notFoundRoute } from "../setup/guide/built-guide.ts";
import { pagePaths, unknownPath } from "../setup/pages/page-kinds.ts";

/** The images whose response is not a drawing. */
function emptyPictures(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const sources = Array.from(document.images, ({ src }) => src);
    const texts = await Promise.all(
      sources.map((source) => fetch(source).then((response) => response.text(), String)),
    );
    return sources.filter((_source, index) => !texts[index]?.includes("viewBox"));
  });
}

describeVisit("a saved guide, without a network,", (test, { openSaved }) => {
  test("opens every page without errors, and shows when it was saved", async () => {
    const { page, complaints, site, goTo } = await openSaved();
    assert.not(await page.locator(bar).isVisible());
    await setConfirmed(page, 10);
    site.cut();
    const today = await page.evaluate(() => new Date().toLocaleDateString("en-US", { dateStyle: "long" }));
    const text = `The guide could not be reached. This copy was saved on ${today}.`;
    for (const path of pagePaths) {
      const response = await goTo(path);
      const route = routes.find((one) => one.path === path) ?? notFoundRoute;
      assert.is(response?.status(), route === notFoundRoute ? 404 : 200, path);
      assert.is(await page.title(), route.meta.title);
      assert.ok(await page.locator(bar).isVisible(), path);
      assert.is(await page.locator(bar).textContent(), text);
    }
    assert.equal(complaints, notFoundMessages(unknownPath, ""));
  });

  test("opens a page with any query, fragment or trailing slash", async () => {
    const { page, site, goTo } = await openSaved();
    site.cut();
    for (const address of ["/foods/", "/foods?utm_source=chat", "/foods#ube-jam"]) {
      await goTo(address);
      assert.is(await page.title(), routes.find(({ path }) => path === "/foods")?.meta.title);
    }
  });

  test("hydrates its islands", async () => {
    const { page, site, goTo } = await openSaved();
    site.cut();
    await goTo("/schedules");
    await hydrateByTouch(page, "schedule-filter");
    await page.click(chip("pitx"));
    await assertShows(page, "pitx");
  });

  test("shows the pictures of visited pages and those of every page, and a placeholder for others", async () => {
    const { page, site, goTo } = await openSaved();
    await goTo("/foods");
    await until(() =>
      page.evaluate(async () => {
        const saved = await (await caches.open("guide-assets")).keys();
        return Array.from(document.images).every(
          ({ src }) => saved.some(({ url }) => url === src) || /footer/.test(src),
        );
      }),
    );
    site.cut();
    for (const path of ["/", "/foods", unknownPath]) {
      await goTo(path);
      assert.ok((await page.locator("img").count()) > 0);
      assert.equal(await emptyPictures(page), [], path);
    }
    await goTo("/news");
    const empty = await emptyPictures(page);
    assert.ok(empty.length > 0 && !empty.some((source) => source.includes("footer")));
    assert.ok(await page.evaluate(() => Array.from(document.images).every((one) => one.naturalWidth > 0)));
  });
});

describeVisit("a guide that was confirmed within five minutes", (test, { openSaved }) => {
  test("opens a page without waiting for the network, with the same content and headers", async () => {
    const { page, site, complaints, goTo } = await openSaved();
    const direct = await fetch(`${site.origin}/foods`);
    const release = site.hold();
    const response = await goTo("/foods");
    assert.is(await response?.text(), await direct.text());
    for (const name of ["content-type", "content-security-policy", "referrer-policy"]) {
      assert.is(response?.headers()[name], direct.headers.get(name), name);
    }
    assert.not(await page.locator(bar).isVisible());
    release();
    assert.equal(complaints, []);
  });

  test("is confirmed in the background, by the service worker's script alone", async () => {
    const { page, site, goTo } = await openSaved();
    const before = await confirmedAt(page);
    await goTo("/stay");
    await until(async () => (await confirmedAt(page)) > before);
    assert.ok(site.requests.includes(serviceWorkerPath));
    assert.not.ok(site.requests.includes("/stay"));
  });

  test("is still confirmed after its service worker was stopped", async () => {
    const { page, context, site, goTo } = await openSaved();
    const inspector = await context.newCDPSession(page);
    await inspector.send("ServiceWorker.enable");
    await inspector.send("ServiceWorker.stopAllWorkers");
    const release = site.hold();
    // Not in the HTTP cache, which browsers may use while they start a service worker.
    await goTo("/stay?utm_source=chat");
    assert.not(await page.locator(bar).isVisible());
    release();
  });

  test("requests reloaded and unknown pages from the network", async () => {
    const { page, site, goTo } = await openSaved();
    await page.reload();
    await goTo("/shedules");
    assert.ok(site.requests.includes("/"));
    assert.ok(site.requests.includes("/shedules"));
  });

  test("requests one page from the network after five minutes, and then none", async () => {
    const { page, site, goTo } = await openSaved();
    await setConfirmed(page, 10);
    const before = await confirmedAt(page);
    await goTo("/stay");
    assert.ok(site.requests.includes("/stay"));
    await until(async () => (await confirmedAt(page)) > before);
    await goTo("/foods");
    assert.not.ok(site.requests.includes("/foods"));
  });

  test("shows the saved page if the network takes too long, and the new page next time", async () => {
    const { page, site, goTo } = await openSaved();
    await setConfirmed(page, 10);
    const release = site.hold();
    await goTo("/foods");
    assert.ok(await page.locator(bar).isVisible());
    release();
    await goTo("/foods");
    assert.not(await page.locator(bar).isVisible());
  });
});

describeVisit("if Save-Data is on", (test, { open }) => {
  test("nothing is saved", async () => {
    const { page, context, complaints, deploy, goTo } = await open();
    await deploy();
    await context.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await goTo("/");
    await page.waitForLoadState();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    assert.is(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
    assert.equal(await page.evaluate(() => caches.keys()), []);
    assert.equal(complaints, []);
  });
});

describeVisit("the web app manifest", (test, { open }) => {
  test("meets the criteria for installation in Chromium", async () => {
    const { page, context, deploy, goTo } = await open();
    await deploy();
    await goTo("/");
    const inspector = await context.newCDPSession(page);
    const { errors, data = "" } = await inspector.send("Page.getAppManifest");
    assert.equal(errors, []);
    const { id, start_url, display, icons } = JSON.parse(data);
    assert.equal([id, start_url, display], ["/", "/", "minimal-ui"]);
    const sizes = icons.map((icon: { readonly sizes: string }) => icon.sizes);
    assert.ok(sizes.includes("192x192") && sizes.includes("512x512"));
  });
});

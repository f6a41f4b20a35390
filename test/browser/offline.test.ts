import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { serviceWorkerPath } from "../../shared/contract/offline.ts";
import { routes } from "../../shared/routes.tsx";
import { until } from "../setup/assertions.ts";
import { assertShows, chip, hydrateByTouch } from "../setup/browser/island-page.ts";
import {
  bar,
  confirmedAt,
  describeVisit,
  responsesOf,
  setConfirmed,
} from "../setup/browser/offline-visit.ts";
import { plainNotFound } from "../setup/built-guide.ts";
import { notFoundMessages, pagePaths, unknownPath } from "../setup/pages.ts";

const titleOf = (address: string) =>
  routes.find(({ path }) => path === address.replace(/\?.*/, ""))?.meta.title;

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
    const saved = new Date(await confirmedAt(page)).toLocaleDateString("en-US", { dateStyle: "long" });
    const text = `The guide could not be reached. This copy was last checked on ${saved}.`;
    for (const path of pagePaths) {
      const response = await goTo(path);
      const route = routes.find((known) => known.path === path) ?? plainNotFound;
      assert.is(response?.status(), route === plainNotFound ? 404 : 200, path);
      assert.is(await page.title(), route.meta.title);
      assert.ok(await page.locator(bar).isVisible(), path);
      assert.is(await page.locator(bar).textContent(), text);
    }
    assert.equal(complaints, notFoundMessages(unknownPath, ""));
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
        const saved = await Promise.all(Array.from(document.images, ({ src }) => caches.match(src)));
        return saved.every(Boolean);
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
    assert.ok(empty.length > 0 && !empty.some((source) => /footer|wordmark/.test(source)));
    assert.ok(
      await page.evaluate(() => Array.from(document.images).every((image) => image.naturalWidth > 0)),
    );
  });
});

const loginPage = '<!doctype html><title>Welcome to our Wi-Fi</title><a href="/">Log in</a>';

/** Responses that are not the guide's, to every request. */
const strangers: Readonly<Record<string, readonly [status: number, type: string, body: string]>> = {
  "a gateway (502)": [502, "text/html", "Bad Gateway"],
  "a CDN that cannot reach it (521)": [521, "text/html", "Web server is down"],
  "a CDN that cannot find it (530)": [530, "text/html", "Origin DNS error"],
  "a firewall (403)": [403, "text/html", "Forbidden"],
  "a rate limiter (429)": [429, "text/plain", "Too Many Requests"],
  "the page of a network (200)": [200, "text/html", loginPage],
};

describeVisit("a saved guide", (test, { openSaved }) => {
  for (const [stranger, [status, type, body]] of Object.entries(strangers)) {
    test(`shows the saved page with its bar in place of ${stranger}, and keeps its copy`, async () => {
      const { page, site, deploy, goTo } = await openSaved();
      await setConfirmed(page, 10);
      site.deploy((_request, response) => {
        response.writeHead(status, { "Content-Type": type }).end(body);
      });
      for (const path of ["/foods", "/search?q=ube"]) {
        await goTo(path);
        assert.is(await page.title(), titleOf(path), path);
        assert.ok(await page.locator(bar).isVisible(), path);
      }
      await page.locator("[data-results] a").first().waitFor();
      await deploy();
      await goTo("/foods");
      assert.not(await page.locator(bar).isVisible());
    });
  }

  test("shows a removed page as removed", async () => {
    const { page, site, goTo } = await openSaved();
    await setConfirmed(page, 10);
    for (const status of [404, 410]) {
      site.deploy((_request, response) => {
        response.writeHead(status, { "Content-Type": "text/html" }).end("<title>Gone</title>");
      });
      assert.is((await goTo("/foods"))?.status(), status);
      assert.is(await page.title(), "Gone");
    }
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

  test("requests one page from the network after five minutes, then none", async () => {
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
  test("opens where a reader must log in", async () => {
    const { page, context, site, deploy, goTo } = await open();
    const guide = responsesOf(await deploy());
    site.deploy((request, response) => {
      if (request.headers.cookie === "session=reader") {
        guide(request, response);
      } else {
        response.writeHead(401).end();
      }
    });
    await context.addCookies([{ name: "session", value: "reader", url: site.origin }]);
    await goTo("/");
    const inspector = await context.newCDPSession(page);
    const { errors, data } = await inspector.send("Page.getAppManifest");
    assert.equal(errors, []);
    assert.ok(data);
  });

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

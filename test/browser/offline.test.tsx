import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { BuildOutput } from "../../server/publish/build-output.ts";
import { filePaths } from "../../shared/paths.ts";
import { notFoundRoute, type Route, routes } from "../../shared/routes.tsx";
import { notFoundMessages } from "../setup/browser/console-messages.ts";
import { headingFonts } from "../setup/browser/heading-fonts.ts";
import { assertShows, chip, hydrateByTouch } from "../setup/browser/island-page.ts";
import {
  bar,
  describeVisit,
  nextYear,
  setConfirmed,
  until,
  untilSaved,
  update,
  yearOf,
} from "../setup/browser/offline-visit.ts";
import { build } from "../setup/guide/built-guide.ts";
import { answersOf } from "../setup/guide/reachable-guide.ts";
import { pagePaths, unknownPath } from "../setup/pages/page-kinds.ts";

/** Pictures of the page that do not show what they should. */
function emptyPictures(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const sources = Array.from(document.images, ({ src }) => src);
    const texts = await Promise.all(
      sources.map((source) => fetch(source).then((answer) => answer.text(), String)),
    );
    return sources.filter((_source, index) => !texts[index]?.includes("viewBox"));
  });
}

function withOnNews(text: string): readonly Route[] {
  return routes.map((route) =>
    route.path === "/news"
      ? {
          ...route,
          page: (
            <>
              {route.page}
              {text}
            </>
          ),
        }
      : route,
  );
}

describeVisit("a guide that was opened once", (test, open) => {
  test("opens every page without a network, in silence, and says when it was saved", async () => {
    const { page, complaints, site, deploy } = await open();
    await deploy();
    await page.goto(site.origin);
    assert.not(await page.locator(bar).isVisible());
    await untilSaved(page);
    const today = await page.evaluate(() =>
      new Date().toLocaleDateString("en-US", { day: "numeric", month: "long", year: "numeric" }),
    );
    await setConfirmed(page, 10);
    site.cut();
    for (const path of pagePaths) {
      const answer = await page.goto(`${site.origin}${path}`);
      const route = routes.find((one) => one.path === path) ?? notFoundRoute;
      assert.is(answer?.status(), route === notFoundRoute ? 404 : 200, path);
      assert.is(await page.title(), route.meta.title);
      assert.ok(await page.locator(bar).isVisible(), path);
      assert.is(
        await page.locator(bar).textContent(),
        `The guide could not be reached. This copy was saved on ${today}.`,
      );
    }
    assert.equal(complaints, notFoundMessages(unknownPath, ""));
  });

  test("is set in the display face on a phone once it is saved, wherever a page comes from", async () => {
    const { page, site, deploy } = await open();
    await deploy();
    await page.goto(site.origin);
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    assert.equal(
      fetched.filter((address) => address.endsWith(".woff2")),
      [],
      "no phone waits for the face",
    );
    await untilSaved(page);
    const paths = ["/", "/getting-there", "/terminals"];
    for (const path of paths) {
      await setConfirmed(page, 0);
      await page.goto(`${site.origin}${path}`);
      assert.equal(await headingFonts(page), ["Besley"], `${path}, fresh`);
      await setConfirmed(page, 10);
      await page.goto(`${site.origin}${path}`);
      assert.equal(await headingFonts(page), ["Besley"], `${path}, from the network`);
    }
    site.cut();
    for (const path of paths) {
      await setConfirmed(page, 10);
      await page.goto(`${site.origin}${path}`);
      assert.equal(await headingFonts(page), ["Besley"], `${path}, without a network`);
    }
  });

  test("shows the pictures of the pages that were visited, and those of every page", async () => {
    const { page, site, deploy } = await open();
    await deploy();
    await page.goto(site.origin);
    await untilSaved(page);
    await page.goto(`${site.origin}/foods`);
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
      await page.goto(`${site.origin}${path}`);
      assert.ok((await page.locator("img").count()) > 0);
      assert.equal(await emptyPictures(page), [], path);
    }
    await page.goto(`${site.origin}/news`);
    assert.not((await emptyPictures(page)).some((source) => source.includes("footer")));
  });

  test("opens a page whatever its query, its fragment and its slash", async () => {
    const { page, site, deploy } = await open();
    await deploy();
    await page.goto(site.origin);
    await untilSaved(page);
    site.cut();
    for (const address of ["/foods/", "/foods?utm_source=chat", "/foods#ube-jam"]) {
      await page.goto(`${site.origin}${address}`);
      assert.is(await page.title(), routes.find(({ path }) => path === "/foods")?.meta.title);
    }
  });

  test("brings its islands to life without a network", async () => {
    const { page, site, deploy } = await open();
    await deploy();
    await page.goto(site.origin);
    await untilSaved(page);
    site.cut();
    await page.goto(`${site.origin}/schedules`);
    await hydrateByTouch(page, "schedule-filter");
    await page.click(chip("pitx"));
    await assertShows(page, "pitx");
  });

  test("shows the saved copy while the network keeps its answer back, and the fresh page after", async () => {
    const { page, site, deploy } = await open();
    await deploy();
    await page.goto(site.origin);
    await untilSaved(page);
    await setConfirmed(page, 10);
    const release = site.hold();
    await page.goto(`${site.origin}/foods`, { waitUntil: "commit" });
    await page.locator(bar).waitFor();
    release();
    await page.goto(`${site.origin}/foods`);
    assert.not(await page.locator(bar).isVisible());
  });
});

/** The build as it is after a change to every script: with other names, by which they load each other. */
function withNewScripts(): BuildOutput {
  const renamed = (text: string) => text.replace(/(\/assets\/[\w-]+)\.\w+(?=\.js)/g, "$1.00000000");
  const files = build.files.map(({ path, bodies }) => ({
    path: renamed(path),
    bodies: path.endsWith(".js") ? { identity: Buffer.from(renamed(`${bodies.identity}`)) } : bodies,
  }));
  return { ...build, files, assets: JSON.parse(renamed(JSON.stringify(build.assets))) };
}

/** The names of the copies, oldest first. */
function copiesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name !== "guide-assets"));
}

/** Neither a worker nor a copy is left. */
async function isRemoved(): Promise<boolean> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.length === 0 && (await caches.keys()).length === 0;
}

describeVisit("a new deployment", (test, open) => {
  test("is on the page at once, and all of it is in the next copy", async () => {
    const { page, site, deploy } = await open();
    await deploy();
    await page.goto(site.origin);
    await untilSaved(page);
    await deploy(nextYear);
    await setConfirmed(page, 10);
    await page.goto(site.origin);
    assert.is(await yearOf(page), "2026");
    await update(page);
    site.cut();
    for (const path of pagePaths) {
      await page.goto(`${site.origin}${path}`);
      assert.is(await yearOf(page), "2026", path);
    }
  });

  test("leaves the pages that are open their scripts, until the next one", async () => {
    const { page, context, site, deploy } = await open();
    await deploy();
    await page.goto(`${site.origin}/schedules`);
    await untilSaved(page);
    const [first] = await copiesOf(page);
    await deploy({ build: withNewScripts() });
    await update(page);
    const inspector = await context.newCDPSession(page);
    await inspector.send("Network.clearBrowserCache");
    await hydrateByTouch(page, "schedule-filter");
    const [former, second] = await copiesOf(page);
    assert.is(former, first);
    await deploy(nextYear);
    await update(page);
    const copies = await copiesOf(page);
    assert.is(copies.length, 2);
    assert.is(copies[0], second);
  });

  test("leaves the former copy as it is while only half of it is there", async () => {
    const { page, site, deploy } = await open();
    const former = await deploy();
    await page.goto(site.origin);
    await untilSaved(page);
    const next = await deploy(nextYear);
    site.deploy((request, response) => {
      answersOf(request.url === "/travel-tips" ? former : next)(request, response);
    });
    await setConfirmed(page, 10);
    await page.goto(`${site.origin}/foods`);
    assert.is(await yearOf(page), "2026");
    await update(page);
    site.cut();
    for (const path of pagePaths) {
      await page.goto(`${site.origin}${path}`);
      assert.is(await yearOf(page), "2025", path);
    }
  });

  test("costs only what has changed", async () => {
    const { page, site, deploy } = await open();
    await deploy();
    await page.goto(site.origin);
    await untilSaved(page);
    await deploy({ routes: withOnNews("Hot from the press") });
    site.requests.length = 0;
    await update(page);
    // What can be found is read from the pages.
    assert.equal(site.requests, ["/service-worker.js", "/news", filePaths.searchData]);
    site.cut();
    await page.goto(`${site.origin}/news`);
    assert.match((await page.locator("main").textContent()) ?? "", "Hot from the press");
  });

  test("with offline reading switched off removes what was saved, and the worker", async () => {
    const { page, complaints, site, deploy } = await open();
    await deploy();
    await page.goto(site.origin);
    await untilSaved(page);
    await deploy({ config: { worksOffline: false } });
    await page.goto(`${site.origin}/foods`);
    await update(page);
    await until(() => page.evaluate(isRemoved));
    // A page that lies in the HTTP cache is as it was before, and calls for the worker once more.
    await page.goto(`${site.origin}/stay`);
    await until(() => page.evaluate(isRemoved));
    assert.equal(complaints, []);
    site.cut();
    assert.match(String(await page.reload().catch(String)), "net::ERR");
  });
});

describeVisit("where data is to be saved", (test, open) => {
  const offer = "Save the guide for offline";

  test("nothing is saved until the reader asks; then all of it is, and said so", async () => {
    const { page, context, complaints, site, deploy } = await open();
    await deploy();
    await context.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.goto(site.origin);
    await page.getByRole("button", { name: offer }).waitFor();
    assert.is(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
    assert.equal(await page.evaluate(() => caches.keys()), []);

    await page.getByRole("button", { name: offer }).click();
    await page.getByText("The guide is saved. It opens without a network.").waitFor();
    assert.is(await page.getByRole("button", { name: offer }).count(), 0);
    await setConfirmed(page, 10);
    site.cut();
    await page.goto(`${site.origin}/terminals`);
    assert.ok(await page.locator(bar).isVisible());
    assert.equal(complaints, []);
  });

  test("it is said when saving fails, and the button is there to try again", async () => {
    const { page, context, site, deploy } = await open();
    const guide = await deploy();
    await context.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.goto(site.origin);
    await page.getByRole("button", { name: offer }).waitFor();
    site.deploy((request, response) => {
      if (request.url === "/stay") {
        request.socket.destroy();
      } else {
        answersOf(guide)(request, response);
      }
    });
    await page.getByRole("button", { name: offer }).click();
    await page.getByText("The guide could not be saved.").waitFor();
    site.deploy(answersOf(guide));
    await page.getByRole("button", { name: offer }).click();
    await page.getByText("The guide is saved.").waitFor();
  });
});

describeVisit("the guide as an application", (test, open) => {
  test("has in its manifest what Chromium asks for before it offers to install", async () => {
    const { page, context, site, deploy } = await open();
    await deploy();
    await page.goto(site.origin);
    const inspector = await context.newCDPSession(page);
    const { errors, data = "" } = await inspector.send("Page.getAppManifest");
    assert.equal(errors, []);
    const { name, id, start_url, display, icons } = JSON.parse(data);
    assert.equal([typeof name, id, start_url, display], ["string", "/", "/", "minimal-ui"]);
    for (const sizes of ["192x192", "512x512"]) {
      const icon = icons.find((one: Record<string, string>) => one.sizes === sizes && !one.purpose);
      const size = await page.evaluate(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, icon.src);
      assert.is(size, sizes);
    }
  });
});

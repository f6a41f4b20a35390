import * as assert from "uvu/assert";
import { createStaticFiles } from "../../server/http/served-file.ts";
import { serviceWorkerPath } from "../../shared/contract/offline.ts";
import { filePaths } from "../../shared/paths.ts";
import { routes } from "../../shared/routes.tsx";
import { until } from "../setup/assertions.ts";
import { hydrateByTouch } from "../setup/browser/island-page.ts";
import {
  confirmedCopies,
  describeVisit,
  nextYear,
  responsesOf,
  setConfirmed,
  update,
  yearOf,
} from "../setup/browser/offline-visit.ts";
import { build, siteWith } from "../setup/built-guide.ts";
import { pagePaths } from "../setup/pages.ts";

const withNews = routes.map((route) =>
  route.path === "/news" ? { ...route, page: <>{route.page}Hot from the press</> } : route,
);

/** A build with a new hash in the name of every script. */
function withNewScripts() {
  const renamed = (text: string) => text.replace(/(\/assets\/[\w-]+)\.\w+(?=\.js)/g, "$1.00000000");
  const files = Array.from(build.files.values(), ({ path, body }) => {
    const { bytes } = body();
    const changed = path.endsWith(".js") ? Buffer.from(renamed(String(bytes))) : bytes;
    return [renamed(path), () => changed] as const;
  });
  const assets: typeof build.assets = JSON.parse(renamed(JSON.stringify(build.assets)));
  return { site: siteWith({ build: { ...build, assets, files: createStaticFiles(files) } }) };
}

/** Whether neither a worker nor a copy is left. */
async function isRemoved(): Promise<boolean> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.length === 0 && (await caches.keys()).length === 0;
}

describeVisit("a new deployment", (test, { openSaved }) => {
  test("is saved while a fresh page is open, and then opens", async () => {
    const { page, site, deploy, goTo } = await openSaved();
    await deploy(nextYear);
    await goTo("/foods");
    assert.is(await yearOf(page), "2025");
    await update(page);
    await goTo("/foods");
    assert.is(await yearOf(page), "2026");
    site.cut();
    for (const path of pagePaths) {
      await goTo(path);
      assert.is(await yearOf(page), "2026", path);
    }
  });

  test("keeps the scripts of open pages until the next deployment", async () => {
    const { page, context, deploy } = await openSaved("/schedules");
    const [first] = await confirmedCopies(page);
    await deploy(withNewScripts());
    await update(page);
    const inspector = await context.newCDPSession(page);
    await inspector.send("Network.clearBrowserCache");
    await hydrateByTouch(page, "schedule-filter");
    const [second, ...previous] = (await confirmedCopies(page)).toReversed();
    assert.equal(previous, [first]);
    await deploy(nextYear);
    await update(page);
    const copies = await confirmedCopies(page);
    assert.is(copies.length, 2);
    assert.is(copies[0], second);
  });

  test("does not replace the saved copy while only half of it is deployed", async () => {
    const { page, site, deploy, goTo } = await openSaved();
    const next = await deploy(nextYear);
    const previous = await deploy();
    site.deploy((request, response) => {
      responsesOf(request.url === "/travel-tips" ? previous : next)(request, response);
    });
    await setConfirmed(page, 10);
    await goTo("/foods");
    assert.is(await yearOf(page), "2026");
    await update(page);
    site.cut();
    for (const path of ["/", "/foods", "/travel-tips"]) {
      await goTo(path);
      assert.is(await yearOf(page), "2025", path);
    }
  });

  test("downloads only what has changed", async () => {
    const { page, site, deploy, goTo } = await openSaved();
    await deploy({ site: siteWith({ routes: withNews }) });
    site.requests.length = 0;
    await update(page);
    // Search data contains the text of pages.
    assert.equal(site.requests, [serviceWorkerPath, "/news", filePaths.searchData]);
    site.cut();
    await goTo("/news");
    assert.match((await page.locator("main").textContent()) ?? "", "Hot from the press");
  });

  test("without offline reading removes the saved copy and the service worker", async () => {
    const { page, complaints, site, deploy, goTo } = await openSaved();
    await deploy({ site: siteWith({ worksOffline: false }) });
    await goTo("/foods");
    await update(page);
    await until(() => page.evaluate(isRemoved));
    // A page in the HTTP cache registers the service worker once more.
    await goTo("/stay");
    await until(() => page.evaluate(isRemoved));
    assert.equal(complaints, []);
    site.cut();
    assert.match(String(await page.reload().catch(String)), "net::ERR");
  });
});

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Express } from "express";
import express from "express";
import * as assert from "uvu/assert";
import { exportSite } from "../../server/export/export.ts";
import { serviceFrom } from "../../shared/content/derived/terminal-services.ts";
import { searchText } from "../../shared/content/search.ts";
import { searchStatus } from "../../shared/contract/script-texts.ts";
import { filePaths } from "../../shared/paths.ts";
import { format12Hour } from "../../shared/time/clock.ts";
import { describeVisit, untilSaved } from "../setup/browser/offline-visit.ts";
import { build, guideSite } from "../setup/built-guide.ts";
import { temporaryFolder } from "../setup/folders.ts";
import { searches } from "../setup/searches.ts";

const results = "[data-results] a";

/** A tenth of the queries. The others are tested without a browser. */
const queries = searches.filter((_, index) => index % 10 === 0);

/** Serves a folder like common static hosts: pages without their extension, and a 404 page. */
function hostOf(folder: string): Express {
  const host = express();
  // Not the option `extensions` of `static`: it would prefer the folder operators/ to operators.html.
  host.use((request, _response, next) => {
    if (existsSync(join(folder, `${request.path}.html`))) {
      request.url = request.url.replace(request.path, `${request.path}.html`);
    }
    next();
  });
  host.use(express.static(folder, { redirect: false }));
  host.use((_request, response) => {
    response.status(404).sendFile("404.html", { root: folder });
  });
  return host;
}

describeVisit("an exported guide", (test, { open }) => {
  const folder = temporaryFolder();
  test.before(() => {
    exportSite(folder, guideSite());
  });

  const openExported = async () => {
    const visit = await open();
    visit.site.deploy(hostOf(folder));
    return visit;
  };

  test("searches as the server does", async () => {
    const { page } = await openExported();
    // Firefox 102 lacks it.
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "role"));
    for (const [query, address] of queries) {
      await page.goto(`/search?q=${encodeURIComponent(query)}`);
      await page.locator(results).first().waitFor();
      assert.is(await page.locator(results).first().getAttribute("href"), address, query);
      assert.is(await page.locator("[role=search] input").inputValue(), query);
    }
  });

  test("renders the same results as the server, including the sentence", async () => {
    const { page, site, deploy } = await openExported();
    const resultsAt = async (origin: string) => {
      await page.goto(`${origin}/search?q=first+bus+from+pasay`);
      await page.locator(results).first().waitFor();
      return page
        .locator("[data-results] li")
        .evaluateAll((items) => items.map(({ innerHTML }) => innerHTML.replaceAll("<!-- -->", "")));
    };
    const exported = await resultsAt(site.origin);
    assert.not(await page.getByText(searchText.pagesHeading).isVisible());
    const pasay = serviceFrom("pasay");
    assert.ok(pasay);
    for (const time of [pasay.first, pasay.last].map(({ minutes }) => format12Hour(minutes))) {
      assert.ok(exported[0]?.includes(`: ${time.replace("\u00a0", "&nbsp;")}.`), time);
    }
    assert.equal(exported, await resultsAt((await deploy()).origin));
  });

  for (const file of ["assets/search.*.js", "data/search.json"]) {
    test(`says if a file cannot be loaded: ${file}`, async () => {
      const { page } = await openExported();
      await page.route(`**/${file}`, (route) => route.fulfill({ status: 503, body: "<h1>503</h1>" }));
      await page.goto("/search?q=ube");
      await page.getByText(searchStatus.failed).waitFor();
    });
  }

  test("can be searched from any page, and shows the query", async () => {
    const { page } = await openExported();
    await page.goto("/foods");
    await page.locator("header a[href='/search']").first().click();
    await page.locator("[role=search] input").fill("<b>ube</b> & 'jam'");
    await page.locator("[role=search] input").press("Enter");
    await page.waitForURL("**/search?q=**");
    await page.locator(results).first().waitFor();
    assert.match(
      (await page.locator("main [role=status]").textContent()) ?? "",
      /^Results for “<b>ube<\/b> & 'jam'”$/,
    );
    await page.goto("/search?q=xyzzy");
    await page.getByText("Nothing in this guide about “xyzzy”.").waitFor();
  });

  test("puts the cursor into the field, and loads the search script and its data only for words", async () => {
    const { page } = await openExported();
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
    const script = build.assets["search.js"];
    assert.ok(script);
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto("/search", { waitUntil: "networkidle" });
    assert.ok(await page.locator("main input").evaluate((field) => field === document.activeElement));
    for (const query of ["+", "%20%09"]) {
      await page.goto(`/search?q=${query}`, { waitUntil: "networkidle" });
    }
    assert.not(fetched.includes(script));
    assert.not(fetched.includes(filePaths.searchData));
  });

  test("searches without a network", async () => {
    const { page, site, goTo } = await openExported();
    await goTo("/");
    await untilSaved(page);
    site.cut();
    await goTo("/search?q=ube");
    await page.locator(results).first().waitFor();
    assert.is(await page.locator(results).first().getAttribute("href"), "/foods#ube-jam");
  });
});

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import * as assert from "uvu/assert";
import { exportCommand } from "../../server/export/export-command.ts";
import { summaryOf } from "../../shared/content/derived/timetable.ts";
import { filePaths } from "../../shared/paths.ts";
import { format12Hour } from "../../shared/universal/clock.ts";
import { describeVisit } from "../setup/browser/offline-visit.ts";
import { describe } from "../setup/describe.ts";
import { build, siteUrl } from "../setup/guide/built-guide.ts";
import { hostOf } from "../setup/guide/static-host.ts";
import { guideData } from "../setup/pages/guide-search.ts";
import { searches } from "../setup/pages/searches.ts";

/** What the search may cost a reader who searches, over the wire. */
const mostScript = 12_000;
const mostDocuments = 30_000;

const results = "#search-results a";

/** Every fifth of what people type: the search itself is the server's, which is asked for all. */
const asked = searches.filter((_, index) => index % 5 === 0);

describeVisit("the search of an exported guide", (test, open) => {
  let folder: string;
  test.before(async () => {
    folder = await mkdtemp(join(tmpdir(), "baguio-export-"));
    await exportCommand("dist", { siteUrl, worksOffline: true, out: folder, date: new Date() });
  });
  test.after(() => rm(folder, { recursive: true }));

  /** A visit where that guide is deployed. */
  const openExported = async () => {
    const visit = await open();
    visit.site.deploy(hostOf(folder));
    return visit;
  };

  test("leads where the server's does", async () => {
    const { page, site } = await openExported();
    for (const [query, address] of asked) {
      await page.goto(`${site.origin}/search?q=${encodeURIComponent(query)}`);
      await page.locator(results).first().waitFor();
      assert.is(await page.locator(results).first().getAttribute("href"), address, query);
      assert.is(await page.locator("[role=search] input").inputValue(), query);
    }
  });

  test("writes the results as the server does, with the figures that were asked for", async () => {
    const { page, site, deploy } = await openExported();
    const written = async (origin: string) => {
      await page.goto(`${origin}/search?q=first+bus+from+pasay`);
      await page.locator(results).first().waitFor();
      return page
        .locator(":is(#search-results, #more) li")
        .evaluateAll((items) => items.map(({ innerHTML }) => innerHTML.replaceAll("<!-- -->", "")));
    };
    const exported = await written(site.origin);
    const { first, last } = summaryOf("pasay");
    for (const time of [first, last].map(format12Hour)) {
      assert.ok(exported[0]?.includes(`bus</dt><dd>${time.replace(" ", "&nbsp;")}</dd>`), time);
    }
    assert.equal(exported, await written((await deploy()).origin));
  });

  test("is reached from the bar of any page, and says what it found", async () => {
    const { page, site } = await openExported();
    await page.goto(`${site.origin}/foods`);
    await page.locator("header a[href='/search']").first().click();
    await page.locator("[role=search] input").fill("<b>ube</b> & 'jam'");
    await page.locator("[role=search] input").press("Enter");
    await page.waitForURL("**/search?q=**");
    await page.locator(results).first().waitFor();
    assert.match(
      (await page.locator("#search-sentence").textContent()) ?? "",
      /places? for “<b>ube<\/b> & 'jam'”$/,
    );
    await page.goto(`${site.origin}/search?q=xyzzy`);
    await page.getByText("Nothing found for “xyzzy”.").waitFor();
  });

  test("fetches nothing for a question without words", async () => {
    const { page, site } = await openExported();
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
    const fetched: string[] = [];
    await page.route(`**${filePaths.searchData}`, (route) => {
      fetched.push(route.request().url());
      return route.abort();
    });
    for (const query of ["", "+", "%20%09"]) {
      await page.goto(`${site.origin}/search?q=${query}`, { waitUntil: "networkidle" });
    }
    assert.equal(fetched, []);
  });

  test("comes when a question is about to be typed, not before", async () => {
    const { page, site } = await openExported();
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
    const script = build.assets["search.js"];
    assert.ok(script);
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(`${site.origin}/search`, { waitUntil: "networkidle" });
    assert.not(fetched.includes(script));
    const coming = page.waitForRequest(`**${script}`);
    await page.focus("main input");
    await coming;
  });
});

describe("the search", (test) => {
  test("weighs little, and only where it is used", async () => {
    const { assets } = build;
    const script = await readFile(`dist/files${assets["search.js"]}.br`);
    assert.ok(script.length <= mostScript, `${script.length} bytes of script`);
    const documents = brotliCompressSync(JSON.stringify(guideData)).length;
    assert.ok(documents <= mostDocuments, `${documents} bytes of documents`);
    for (const name of ["hydrate.js", "hydrate-island.js"]) {
      assert.not.match(await readFile(`dist/files${assets[name]}`, "utf8"), "search.json", name);
    }
  });
});

import * as assert from "uvu/assert";
import { enrichPage } from "../../client/offline/enrich-page.ts";
import { serviceWorkerPath } from "../../shared/universal/offline.ts";
import {
  bar,
  confirmedAt,
  describeVisit,
  nextYear,
  setConfirmed,
  until,
  untilSaved,
  yearOf,
} from "../setup/browser/offline-visit.ts";
import { build } from "../setup/guide/built-guide.ts";

describeVisit("a guide that was saved and confirmed within five minutes", (test, open) => {
  /** A visit with the home page open. What was asked for so far is forgotten. */
  const openSaved = async () => {
    const visit = await open();
    await visit.deploy();
    await visit.page.goto(visit.site.origin);
    await untilSaved(visit.page);
    visit.site.requests.length = 0;
    const goTo = (path: string) =>
      visit.page.goto(`${visit.site.origin}${path}`, { waitUntil: "domcontentloaded" });
    /** Waits until the copy is confirmed once more. */
    const untilConfirmed = (before: number) => until(async () => (await confirmedAt(visit.page)) > before);
    return { ...visit, goTo, untilConfirmed };
  };

  test("opens a page without waiting for the network, as the network has it", async () => {
    const { page, site, complaints, goTo } = await openSaved();
    const direct = await fetch(`${site.origin}/foods`);
    const release = site.hold();
    const answer = await goTo("/foods");
    const asSaved = enrichPage(direct.clone(), Object.values(build.assets));
    assert.is(await answer?.text(), await asSaved.text());
    for (const name of ["content-type", "content-security-policy", "referrer-policy"]) {
      assert.is(answer?.headers()[name], direct.headers.get(name), name);
    }
    assert.not(await page.locator(bar).isVisible());
    release();
    assert.equal(complaints, []);
  });

  test("is confirmed behind the page, by the worker's script alone", async () => {
    const { page, site, goTo, untilConfirmed } = await openSaved();
    const before = await confirmedAt(page);
    await goTo("/stay");
    await untilConfirmed(before);
    assert.ok(site.requests.includes(serviceWorkerPath));
    assert.not.ok(site.requests.includes("/stay"));
  });

  test("knows that still when its worker was stopped", async () => {
    const { page, context, site, goTo } = await openSaved();
    const inspector = await context.newCDPSession(page);
    await inspector.send("ServiceWorker.enable");
    await inspector.send("ServiceWorker.stopAllWorkers");
    const release = site.hold();
    // At an address that the HTTP cache does not have: browsers may ask it while they start a worker.
    await goTo("/stay?utm_source=chat");
    assert.not(await page.locator(bar).isVisible());
    release();
  });

  test("asks the network once more when they are over, and then again does not", async () => {
    const { page, site, goTo, untilConfirmed } = await openSaved();
    await setConfirmed(page, 10);
    const before = await confirmedAt(page);
    await goTo("/stay");
    assert.ok(site.requests.includes("/stay"));
    await untilConfirmed(before);
    await goTo("/foods");
    assert.not.ok(site.requests.includes("/foods"));
  });

  test("asks the network for a page that is loaded again, and for one it does not know", async () => {
    const { page, site, goTo } = await openSaved();
    await page.reload();
    await goTo("/shedules");
    assert.ok(site.requests.includes("/"));
    assert.ok(site.requests.includes("/shedules"));
  });

  test("opens without a network, and says so when they are over", async () => {
    const { page, site, goTo } = await openSaved();
    site.cut();
    await goTo("/foods");
    assert.not(await page.locator(bar).isVisible());
    await setConfirmed(page, 10);
    await goTo("/stay");
    assert.match((await page.locator(bar).textContent()) ?? "", "The guide could not be reached.");
  });

  test("tells every open page of another deployment, moves nothing that is read, and leads to its own", async () => {
    const { page, context, site, deploy, goTo } = await openSaved();
    const other = await context.newPage();
    await other.goto(`${site.origin}/news#top`);
    await other.evaluate(() => scrollTo(0, 500));
    const place = () => other.evaluate(() => document.querySelector("footer")?.getBoundingClientRect().top);
    const placeBefore = await place();
    await deploy(nextYear);
    await goTo("/foods?utm_source=chat#ube-jam");
    assert.is(await yearOf(page), "2025");
    for (const told of [page, other]) {
      await told.getByRole("status").getByText("The guide has been updated. Show the new page.").waitFor();
    }
    const moved = ((await place()) ?? Number.NaN) - (placeBefore ?? 0);
    assert.ok(Math.abs(moved) < 1, `What is read moved by ${moved} px.`);
    await page.getByRole("link", { name: "Show the new page" }).click();
    await page.waitForFunction(() => document.querySelector("footer")?.textContent?.includes("© 2026 "));
    assert.is(new URL(page.url()).search, "?utm_source=chat");
    assert.not(await page.locator(bar).isVisible());
    await other.goto(`${site.origin}/stay`);
    assert.is(await yearOf(other), "2026");
  });
});

import * as fc from "fast-check";
import { Window } from "happy-dom";
import supertest from "supertest";
import * as assert from "uvu/assert";
import { createSitemap } from "../../server/files/create-files.ts";
import { createNewsFeed } from "../../server/files/news-feed.ts";
import { csvField } from "../../server/files/schedule-data.ts";
import { timetable } from "../../shared/content/derived/timetable.ts";
import { asOf } from "../../shared/content/figures.ts";
import { newsItems } from "../../shared/content/news.ts";
import { guide as guideFacts } from "../../shared/content/pages.ts";
import { departureFields, departureNote } from "../../shared/content/timetable.ts";
import { filePaths, paths } from "../../shared/paths.ts";
import { routes } from "../../shared/routes.tsx";
import { plainText } from "../../shared/values/format.ts";
import { indexedRoutes, plainNotFound, siteUrl, startGuide } from "../setup/built-guide.ts";
import { describe } from "../setup/describe.ts";
import { pngSize } from "../setup/pages.ts";
import { ask } from "../setup/requests.ts";

/** Parses CSV according to RFC 4180. */
function readCsv(text: string): readonly (readonly string[])[] {
  const records: string[][] = [];
  let record: string[] = [];
  for (const [, quoted, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    record.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\r\n") {
      records.push(record);
      record = [];
    }
  }
  return records;
}

/** Parses a feed. Fails if it is not well-formed. */
function readFeed(text: string) {
  const document = new new Window().DOMParser().parseFromString(text, "application/xml");
  assert.is(document.querySelector("parsererror"), null, text);
  assert.is(document.documentElement.getAttribute("xmlns"), "http://www.w3.org/2005/Atom");
  const texts = (selector: string) =>
    Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);
  const links = (selector: string) =>
    Array.from(document.querySelectorAll(selector), (link) => link.getAttribute("href"));
  return { texts, links };
}

const guide = await startGuide();
const fetched = async (path: string) => (await supertest(guide.origin).get(path)).text;

describe("the news feed", (test) => {
  test("has an entry for each news item, newest first, identified by its address on the page", async () => {
    const { texts, links } = readFeed(await fetched(filePaths.newsFeed));
    const addresses = newsItems.map(({ id }) => `${siteUrl}${paths.news}#${id}`);
    assert.equal(texts("entry > id"), addresses);
    assert.equal(links("entry > link"), addresses);
    assert.equal(
      texts("entry > title"),
      newsItems.map(({ title }) => title),
    );
    assert.equal(
      texts("entry > summary"),
      newsItems.map(({ summary }) => plainText(summary)),
    );
    assert.equal(
      texts("entry > updated"),
      newsItems.map(({ date }) => `${date}T00:00:00+08:00`),
    );
  });

  test("has the elements that RFC 4287 requires", async () => {
    const { texts, links } = readFeed(await fetched(filePaths.newsFeed));
    assert.equal(texts("feed > id"), [`${siteUrl}${paths.news}`]);
    assert.is(texts("feed > title").length, 1);
    assert.is(texts("feed > author > name").length, 1);
    assert.equal(links('feed > link[rel="self"]'), [`${siteUrl}${filePaths.newsFeed}`]);
    assert.equal(links('feed > link[rel="alternate"]'), [`${siteUrl}${paths.news}`]);
    assert.equal(texts("feed > updated"), [`${newsItems[0]?.date}T00:00:00+08:00`]);
  });

  test("is linked from the home page and the news page", async () => {
    const link = `<link rel="alternate" type="application/atom+xml" href="${filePaths.newsFeed}"`;
    assert.match(await fetched(paths.home), link);
    assert.match(await fetched(paths.news), link);
    assert.match(await fetched(paths.news), `<a href="${filePaths.newsFeed}"`);
  });

  test("preserves any text", () => {
    const anyText = fc
      .array(fc.constantFrom("&", "&amp;", "<b>", "]]>", '"', "’", "ñ", "₱495", " and "), { minLength: 1 })
      .map((parts) => `A${parts.join("")}.`);
    fc.assert(
      fc.property(anyText, anyText, (title, summary) => {
        const item = {
          id: "notice",
          title,
          date: "2025-10-01",
          category: "Safety",
          picture: "bus",
          summary,
        } as const;
        const { texts } = readFeed(createNewsFeed([item], siteUrl));
        assert.equal(texts("entry > title"), [title]);
        assert.equal(texts("entry > summary"), [summary]);
      }),
    );
  });
});

describe("the timetable as data", (test) => {
  test("has every departure of the page as JSON, with source, date and license", async () => {
    const { departures, license, ...data }: OpenData = JSON.parse(await fetched(filePaths.scheduleJson));
    assert.is(data.source, `${siteUrl}${paths.schedules}`);
    assert.is(data.asOf, asOf);
    assert.match(license.url, /^https:\/\/creativecommons\.org\//);
    assert.equal(data.fields, departureFields);
    const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    assert.equal(
      departures.map(({ time, farePesos, ...one }) => [minutesOf(time), farePesos, one]),
      timetable.map(({ id, minutes, price, operator, origin, destination, busType }) => [
        minutes,
        price,
        { id, operator, origin, destination, busType, asOf, note: departureNote },
      ]),
    );
    const page = await fetched(paths.schedules);
    assert.ok(departures.every(({ id }) => page.includes(` id="${id}"`)));
  });

  test("is the same as CSV, with a header row", async () => {
    const [names = [], ...records] = readCsv(await fetched(filePaths.scheduleCsv));
    const { departures }: OpenData = JSON.parse(await fetched(filePaths.scheduleJson));
    assert.equal(names, Object.keys(departureFields));
    assert.equal(
      records,
      departures.map((departure) => Object.values(departure).map(String)),
    );
  });

  test("is linked from the page", async () => {
    for (const path of [filePaths.scheduleJson, filePaths.scheduleCsv]) {
      assert.match(await fetched(paths.schedules), `<a href="${path}"`);
    }
  });

  test("preserves any value in CSV", () => {
    const value = fc.array(fc.constantFrom('"', ",", "\r", "\n", "a", "ñ", " "), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 4 }), (row) => {
        const texts = row.map((letters) => letters.join(""));
        assert.equal(readCsv(`${texts.map(csvField).join(",")}\r\n`), [texts]);
      }),
    );
  });
});

describe("the files for crawlers and browsers", (test) => {
  test("list exactly the pages that search engines may list", async () => {
    const written = await fetched(filePaths.sitemap);
    const listed = [...written.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    assert.equal(
      listed,
      indexedRoutes.map(({ path }) => `${siteUrl}${path}`),
    );
    assert.is(createSitemap([...routes, plainNotFound], siteUrl), written);
    assert.match(await fetched("/robots.txt"), `\nSitemap: ${siteUrl}${filePaths.sitemap}\n`);
  });

  test("name icons that exist and have the declared size", async () => {
    const { icons, name }: WebManifest = JSON.parse(await fetched(filePaths.webManifest));
    assert.is(name, guideFacts.name);
    for (const { src, sizes } of icons) {
      const { width, height } = pngSize((await ask(guide.port, "GET", src)).body);
      assert.is(`${width}x${height}`, sizes, src);
    }
    const links = (await fetched("/")).matchAll(
      /<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]*)"/g,
    );
    const linked = Array.from(links, ([, href = ""]) => href);
    assert.is(linked.length, 2);
    // Browsers request the last two without a link.
    for (const path of [...linked, "/favicon.ico", "/apple-touch-icon.png"]) {
      assert.is((await ask(guide.port, "HEAD", path)).status, 200, path);
    }
  });
});

interface OpenData {
  readonly source: string;
  readonly asOf: string;
  readonly license: { readonly url: string };
  readonly fields: Readonly<Record<string, string>>;
  readonly departures: readonly { readonly id: string; readonly time: string; readonly farePesos: number }[];
}

interface WebManifest {
  readonly name: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

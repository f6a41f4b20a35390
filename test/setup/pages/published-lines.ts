import { newsFeed } from "../../../server/files/news-feed.ts";
import { scheduleCsv, scheduleJson } from "../../../server/files/schedule-data.ts";
import { boardEntries } from "../../../server/files/search-data.ts";
import { longDate } from "../../../shared/content/formulas/dates.ts";
import { newsItems } from "../../../shared/content/news.ts";
import type { OpenDeparture } from "../../../shared/content/open-data.ts";
import { filePaths } from "../../../shared/paths.ts";
import { format12Hour } from "../../../shared/universal/clock.ts";
import { siteUrl } from "../guide/built-guide.ts";
import { linesOf, type PageLine } from "./page-lines.ts";
import { everyPage } from "./rendered-pages.ts";

/**
 * Everything that the guide says: on its pages, in their structured data, in its data, its feed and its
 * search.
 */
export const publishedLines: readonly PageLine[] = [
  ...everyPage().flatMap(({ path, html }) => [...linesOf(path, html), ...structuredLines(path, html)]),
  ...dataLines(),
  ...feedLines(newsFeed(newsItems, siteUrl)),
  ...boardEntries.flatMap(({ title, text }) =>
    text.split(/(?<=[.]) /).map((line) => ({ where: filePaths.searchData, text: line, about: [title] })),
  ),
];

/** Offers, as lines of a page would have them. */
function structuredLines(path: string, html: string): readonly PageLine[] {
  interface Thing {
    name: string;
    makesOffer?: readonly { name: string; price: number }[];
  }
  const [, json = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const data: { "@graph": readonly Thing[] } = JSON.parse(json);
  return data["@graph"].flatMap(({ name, makesOffer = [] }) =>
    makesOffer.map((offer) => ({ where: path, text: `${offer.name} ₱${offer.price}`, about: [name] })),
  );
}

/** The departures of both files, as lines of the timetable would have them. */
function dataLines(): readonly PageLine[] {
  const { departures }: { departures: readonly OpenDeparture[] } = JSON.parse(scheduleJson(siteUrl));
  const rows = scheduleCsv().trim().split("\r\n").slice(1);
  return [
    ...departures.map((one) => ({ where: filePaths.scheduleJson, fields: Object.values(one).map(String) })),
    ...rows.map((row) => ({ where: filePaths.scheduleCsv, fields: row.split(",") })),
  ].map(({ where, fields: [, time = "", operator, origin = "", , busType, fare] }) => ({
    where,
    text: `${format12Hour(parse24Hour(time))} ${operator} ${busType} ₱${fare}`,
    about: [origin],
  }));
}

function feedLines(feed: string): readonly PageLine[] {
  const entry = /<entry>.*?<title>(.*?)<\/title>\s*<published>(.{10})/gs;
  return [...feed.matchAll(entry)].map(([, title = "", day = ""]) => ({
    where: filePaths.newsFeed,
    text: longDate(day),
    about: [title],
  }));
}

/** "13:30" in minutes after midnight. */
function parse24Hour(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

import { newsTexts } from "../../shared/content/news.ts";
import { guide, pages } from "../../shared/content/pages.ts";
import type { NewsItem } from "../../shared/content/schema/news.ts";
import { filePaths, paths } from "../../shared/paths.ts";
import { firstOf } from "../../shared/values/lists.ts";
import { xmlText } from "./xml.ts";

/**
 * Returns the news as an Atom feed (RFC 4287). The id of an entry is its address on the page.
 * @param items newest first.
 * @throws Error if there are none.
 */
export function createNewsFeed(items: readonly NewsItem[], siteUrl: string): string {
  const page = xmlText(`${siteUrl}${paths.news}`);
  const feed = xmlText(`${siteUrl}${filePaths.newsFeed}`);
  const { heading } = pages.news;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${guide.locale}">
  <id>${page}</id>
  <title>${xmlText(`${guide.name}: ${heading}`)}</title>
  <subtitle>${xmlText(newsTexts.dates)}</subtitle>
  <updated>${startOfDay(firstOf(items, "newsItems").date)}</updated>
  <author><name>${xmlText(guide.name)}</name><uri>${xmlText(`${siteUrl}${paths.home}`)}</uri></author>
  <link rel="self" type="application/atom+xml" href="${feed}"/>
  <link rel="alternate" type="text/html" href="${page}"/>
${items.map((item) => feedEntry(item, page)).join("\n")}
</feed>
`;
}

function feedEntry({ id, title, date, category, summary }: NewsItem, page: string): string {
  const address = `${page}#${xmlText(id)}`;
  return `  <entry>
    <id>${address}</id>
    <title>${xmlText(title)}</title>
    <published>${startOfDay(date)}</published>
    <updated>${startOfDay(date)}</updated>
    <link rel="alternate" type="text/html" href="${address}"/>
    <category term="${xmlText(category)}"/>
    <summary>${xmlText(summary)}</summary>
  </entry>`;
}

/** Returns midnight in Manila, because notices have only a date, but feeds need a time. */
function startOfDay(date: string): string {
  return `${date}T00:00:00+08:00`;
}

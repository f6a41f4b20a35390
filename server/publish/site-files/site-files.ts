import { newsItems } from "../../../shared/content/news.ts";
import { filePaths } from "../../../shared/paths.ts";
import type { Route } from "../../../shared/routes.tsx";
import type { SearchData } from "../../../shared/search/search-entry.ts";
import type { HeaderFields } from "../answer.ts";
import { newsFeed } from "./news-feed.ts";
import { scheduleCsv, scheduleJson } from "./schedule-data.ts";
import { sitemap } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

/** A text file made from content, the route table and the address of the site. */
interface SiteFile {
  readonly path: string;
  readonly content: string;
  /** Headers besides those of every file. */
  readonly headers?: HeaderFields;
  /** Whether pages need it: it is then cached as long as they are, and saved with them. */
  readonly isPartOfPages?: boolean;
}

/** Lets pages of other sites read a file. */
const forEverySite: HeaderFields = { "Access-Control-Allow-Origin": "*" };

/** Makes the files that crawlers, feed readers and other programs read, and the data of search. */
export function siteFiles(
  routes: readonly Route[],
  siteUrl: string,
  searchData: SearchData,
): readonly SiteFile[] {
  return [
    { path: "/robots.txt", content: robots(siteUrl) },
    { path: filePaths.sitemap, content: sitemap(routes, siteUrl) },
    { path: filePaths.webManifest, content: webManifest() },
    { path: filePaths.newsFeed, content: newsFeed(newsItems, siteUrl), headers: forEverySite },
    { path: filePaths.scheduleJson, content: scheduleJson(siteUrl), headers: forEverySite },
    { path: filePaths.scheduleCsv, content: scheduleCsv(), headers: forEverySite },
    { path: filePaths.searchData, content: JSON.stringify(searchData), isPartOfPages: true },
  ];
}

function robots(siteUrl: string): string {
  return `# Everything here may be read.\nUser-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${filePaths.sitemap}\n`;
}

import { keysOf } from "./content/formulas/records.ts";
import type { OperatorSlug } from "./content/operators.ts";
import { type PageName, pages } from "./content/pages.ts";

/** The name of every page, in the order of its entry. */
export const pageNames: readonly PageName[] = keysOf(pages);

/** The address of every page, by name. A path that is written elsewhere, the compiler compares with these. */
export const paths = Object.fromEntries(pageNames.map((name) => [name, pages[name].path])) as {
  readonly [Name in PageName]: (typeof pages)[Name]["path"];
}; // Object.fromEntries forgets which path belongs to which name.

/** Where searches are answered: "/search?q=ube". It is no entry of the navigation, and search engines do not list it. */
export const searchPath = "/search";

/** Every file of the guide that is made from content and that a page or robots.txt leads to. */
export const filePaths = {
  sitemap: "/sitemap.xml",
  webManifest: "/manifest.webmanifest",
  newsFeed: "/news.atom",
  scheduleJson: "/data/schedules.json",
  scheduleCsv: "/data/schedules.csv",
  searchData: "/data/search.json",
} as const;

/** The path of an operator's profile. */
export type OperatorPath = `${typeof paths.operators}/${OperatorSlug}`;

/** A path that leads to a page of the guide. */
export type SitePath = (typeof paths)[PageName] | OperatorPath;

/** An address inside the guide: a page, or a place on it. */
export type SiteHref = SitePath | `${SitePath}#${string}`;

/** The address of an operator's profile page. */
export function operatorPath(slug: OperatorSlug): OperatorPath {
  return `${paths.operators}/${slug}`;
}

/** The address of the picture that stands for a page where a link to it is shared. */
export function sharePicturePath(page: SitePath): string {
  return `/share${page === paths.home ? "/home" : page}.png`;
}

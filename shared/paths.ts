import { type OperatorSlug, operatorSlugs } from "./content/operator-slugs.ts";

/** Every page with an address of its own, by name. A path that is written elsewhere, the compiler compares with these. */
export const paths = {
  home: "/",
  destinations: "/destinations",
  foods: "/foods",
  festivals: "/festivals",
  routes: "/routes",
  schedules: "/schedules",
  operators: "/operators",
  terminals: "/terminals",
  gettingThere: "/getting-there",
  stay: "/stay",
  travelTips: "/travel-tips",
  news: "/news",
} as const;

/** Where searches are answered: "/search?q=ube". It is no entry of the navigation, and search engines do not list it. */
export const searchPath = "/search";

/** Every file of the guide that pages lead to and that is made from content. */
export const filePaths = {
  webManifest: "/manifest.webmanifest",
  newsFeed: "/news.atom",
  scheduleJson: "/data/schedules.json",
  scheduleCsv: "/data/schedules.csv",
  searchEntries: "/data/search.json",
} as const;

/** The path of an operator's profile. */
export type OperatorPath = `${typeof paths.operators}/${OperatorSlug}`;

/** A path that leads to a page of the guide. */
export type SitePath = (typeof paths)[keyof typeof paths] | OperatorPath;

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

/** The addresses of all profile pages, in the order of the directory. */
export const operatorPaths: readonly OperatorPath[] = operatorSlugs.map(operatorPath);

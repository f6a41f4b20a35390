import { pages } from "./content/pages.ts";
import type { OperatorSlug } from "./content/schema/operators.ts";
import type { PageName } from "./content/schema/pages.ts";
import { webManifestPath } from "./contract/offline.ts";
import { mapValues } from "./values/lists.ts";

/** The path of every page, by name. The compiler checks paths written elsewhere against these. */
export const paths = mapValues(pages, ({ path }) => path);

/** The files generated from content that a page or robots.txt links to. */
export const filePaths = {
  sitemap: "/sitemap.xml",
  webManifest: webManifestPath,
  newsFeed: "/news.atom",
  scheduleJson: "/data/schedules.json",
  scheduleCsv: "/data/schedules.csv",
  searchData: "/data/search.json",
} as const;

/** The files that pages of other sites may read. */
export const crossOriginPaths: readonly string[] = [
  filePaths.newsFeed,
  filePaths.scheduleJson,
  filePaths.scheduleCsv,
];

/** The pages that nothing links to. Static hosts and the service worker look for the first. */
export const errorPaths = { notFound: "/404", failed: "/500" } as const;

/** What load balancers ask. */
export const probePaths = { health: "/healthz", readiness: "/readyz" } as const;

/** What chats and social networks show with a link: 1200 x 630 pixels. */
export const sharePicturePath = "/share.png";

/** "/operators/partas". */
type OperatorPath = `${typeof pages.operators.path}/${OperatorSlug}`;

type SitePath = (typeof paths)[PageName] | OperatorPath;

/** An address in the guide: a page, or a place on it. */
export type SiteHref = SitePath | `${SitePath}#${string}`;

export function operatorPath(slug: OperatorSlug): OperatorPath {
  return `${pages.operators.path}/${slug}`;
}

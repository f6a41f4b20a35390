import { createElement } from "react";
import { readBuildOutput } from "../../server/output/build-output.ts";
import { lazy } from "../../server/output/lazy.ts";
import { createLog } from "../../server/process/log.ts";
import { createSite, type Site, type SiteOptions } from "../../server/site.ts";
import { notFoundRoute, type Route, routes } from "../../shared/routes.tsx";

/** The output of `npm run build`. */
export const build = readBuildOutput("dist");

export const siteUrl = "https://baguio.example";
export const testDay = new Date("2025-11-20T08:00:00Z");

/** Page Not Found without a suggestion. */
export const plainNotFound = notFoundRoute();

/** What the pages of the guide are made from. */
export const guide: SiteOptions = {
  siteUrl,
  worksOffline: true,
  routes,
  build,
  date: testDay,
  log: createLog("silent"),
};

/** The guide as a site, each page rendered and compressed only once in this process. */
export const guideSite = lazy(() => createSite(guide));

/** A guide that differs from the built one. */
export function siteWith(changes: Partial<SiteOptions>): () => Site {
  const changed = createSite({ ...guide, ...changes });
  return () => changed;
}

/** The routes that search engines may list. */
export const indexedRoutes = routes.flatMap(({ seo, ...route }) => (seo ? [{ ...route, seo }] : []));

/** A route whose page is what `render` returns. It may throw, like a page with a bug. */
export function routeWithPage(path: Route["path"], render: () => string): Route {
  return { ...plainNotFound, path, page: createElement(render) };
}

import { createElement } from "react";
import { readBuildOutput } from "../../../server/build-output.ts";
import { createPages, type Pages, type PagesOptions } from "../../../server/pages.ts";
import type { RenderContext } from "../../../server/render/render-context.ts";
import { notFoundNear, notFoundRoute, type Route, routes } from "../../../shared/routes.tsx";

/** What `npm run build` has left in dist/. */
export const build = readBuildOutput("dist");

/** The address of the guide in tests, and the day on which it is published. */
export const siteUrl = "https://baguio.example";
export const today = new Date("2025-11-20T08:00:00Z");

export const context: RenderContext = {
  siteUrl,
  year: 2025,
  worksOffline: true,
  assets: build.assets,
  styles: build.styles,
  scripts: [],
};

/** The pages of the guide, or of another route table. */
export function pagesOf(options: Partial<PagesOptions> = {}): Pages {
  return createPages({ routes, notFoundNear, context, now: () => today, ...options });
}

/** The routes that search engines may list. */
export const listedRoutes = routes.flatMap(({ listing, ...route }) =>
  listing ? [{ ...route, listing }] : [],
);

/** A route whose page is what `render` returns, or throws, as a page with a bug would. */
export function routeWithPage(path: Route["path"], render: () => string): Route {
  return { ...notFoundRoute, path, page: createElement(render) };
}

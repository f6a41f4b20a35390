import { createElement } from "react";
import { readBuildOutput } from "../../../server/publish/build-output.ts";
import { createRenderContext } from "../../../server/render/render-context.ts";
import { notFoundRoute, type Route, routes } from "../../../shared/routes.tsx";

/** What `npm run build` has left in dist/. */
export const build = await readBuildOutput("dist");

/** The address of the guide in tests, and the day on which they publish it. */
export const siteUrl = "https://baguio.example";
export const today = new Date("2025-11-20T08:00:00Z");

export const context = createRenderContext(build, { siteUrl, worksOffline: true }, today);

/** The routes that search engines may list. */
export const listedRoutes = routes.flatMap(({ listing, ...route }) =>
  listing ? [{ ...route, listing }] : [],
);

/** A route whose page is what `render` returns, or throws, as a page with a bug would. */
export function routeWithPage(path: Route["path"], render: () => string): Route {
  return { ...notFoundRoute, path, page: createElement(render) };
}

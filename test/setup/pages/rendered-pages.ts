import { type RenderedPage, renderPage } from "../../../server/render/render.tsx";
import type { IslandName } from "../../../shared/islands/registry.ts";
import { notFoundRoute, type Route, routes } from "../../../shared/routes.tsx";
import { context } from "../guide/built-guide.ts";

/** A page of the guide, as it is sent. */
export interface TestedPage extends RenderedPage {
  path: string;
}

/** Page Not Found. */
export const notFoundPage = pageOf(notFoundRoute);

/** The page of every route, in their order. */
export const renderedPages: readonly TestedPage[] = routes.map(pageOf);

/** The page at a path. @throws Error when no route has it. */
export function pageAt(wanted: string): TestedPage {
  const page = renderedPages.find(({ path }) => path === wanted);
  if (page === undefined) {
    throw new Error(`No route has the path ${wanted}.`);
  }
  return page;
}

/** The pages on which an island stands, in the order of the routes. */
export function pagesWithIsland(name: IslandName): readonly TestedPage[] {
  return renderedPages.filter(({ html }) => html.includes(`data-island="${name}"`));
}

function pageOf(route: Route): TestedPage {
  return { path: route.path, ...renderPage(route, context) };
}

import { type Document, Window } from "happy-dom";
import type { RenderedPage } from "../../../server/render/render.tsx";
import type { IslandName } from "../../../shared/islands/registry.ts";
import { routes } from "../../../shared/routes.tsx";
import { guideSite, plainNotFound } from "../guide/built-guide.ts";

/** The page at a path, rendered when it is first asked for. @throws Error if no route has the path. */
export function pageAt(path: string): RenderedPage {
  const { pages, notFound } = guideSite();
  const page = path === plainNotFound.path ? notFound : pages.get(path);
  if (page === undefined) {
    throw new Error(`No route has the path ${path}.`);
  }
  return page();
}

/** Parses HTML without loading or running anything. */
export function readPage(html: string): Document {
  return new new Window().DOMParser().parseFromString(html, "text/html");
}

/** The page at a path, parsed. */
export const documentAt = (path: string) => readPage(pageAt(path).html);

/** Every page, in the order of the routes, then Page Not Found. */
export const everyPage = (): readonly RenderedPage[] =>
  [...routes, plainNotFound].map(({ path }) => pageAt(path));

export function pagesWithIsland(name: IslandName): readonly RenderedPage[] {
  return everyPage().filter(({ html }) => html.includes(`data-island="${name}"`));
}

import { type Document, Window } from "happy-dom";
import * as assert from "uvu/assert";
import type { RenderedPage } from "../../server/render/render.tsx";
import { operators } from "../../shared/content/operators.ts";
import type { IslandName } from "../../shared/islands/registry.ts";
import { operatorPath } from "../../shared/paths.ts";
import { routes } from "../../shared/routes.tsx";
import { guideSite, plainNotFound } from "./built-guide.ts";

export const unknownPath = "/nowhere";

/**
 * The console messages of an unknown path: one from Chromium and one from the page.
 * @param reason the status text, which a response of the service worker does not have.
 */
export function notFoundMessages(path: string, reason = "Not Found"): readonly string[] {
  return [
    `Failed to load resource: the server responded with a status of 404 (${reason})`,
    `404 error: ${path}`,
  ];
}

/** Every page, and an unknown path. */
export const pagePaths: readonly string[] = [...routes.map(({ path }) => path), unknownPath];

/** Operator pages share one layout. These are all but the shortest and the longest. */
const profilesBetween = [...operators]
  .sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)
  .slice(1, -1)
  .map(({ slug }) => operatorPath(slug));

/** One path for each layout, and two operator pages. */
export const pathsOfEachKind: readonly string[] = routes
  .map(({ path }) => path)
  .filter((path) => !profilesBetween.some((other) => other === path));

/** The size of a PNG. Fails for anything else. */
export function pngSize(body: Buffer): { width: number; height: number } {
  assert.is(body.subarray(1, 8).toString("latin1"), "PNG\r\n\x1a\n");
  return { width: body.readUInt32BE(16), height: body.readUInt32BE(20) };
}

/**
 * The page at a path, rendered when it is first asked for.
 * @throws Error if no route has the path.
 */
export function pageAt(path: string): RenderedPage {
  const { page, notFound } = guideSite();
  const found = path === plainNotFound.path ? notFound() : page(path);
  if (found === undefined) {
    throw new Error(`No route has the path ${path}.`);
  }
  return found;
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

import { operators } from "../../../shared/content/operators.ts";
import { operatorPath } from "../../../shared/paths.ts";
import { routes } from "../../../shared/routes.tsx";

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

import { operators } from "../../../shared/content/operators.ts";
import { operatorPath } from "../../../shared/paths.ts";
import { routes } from "../../../shared/routes.tsx";

export const unknownPath = "/nowhere";

/** Every page, and the one for a path that is unknown. */
export const pagePaths: readonly string[] = [...routes.map(({ path }) => path), unknownPath];

/** The profiles, which are laid out alike, but for the one that says most and the one that says least. */
const profilesBetween = [...operators]
  .sort((one, other) => JSON.stringify(one).length - JSON.stringify(other).length)
  .slice(1, -1)
  .map(({ slug }) => operatorPath(slug));

/** The paths of all pages that are laid out each in its own way, and of two of the profiles. */
export const pathsOfEachKind: readonly string[] = routes
  .map(({ path }) => path)
  .filter((path) => !profilesBetween.some((other) => other === path));

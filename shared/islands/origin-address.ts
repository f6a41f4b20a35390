import { allOrigins, boardAnchor } from "../departures.ts";

/** The fragment that stands for a choice of terminal; for all of them the page's plain address. */
export function addressOf(origin: string): string {
  return origin === allOrigins ? `${location.pathname}${location.search}` : `#${boardAnchor(origin)}`;
}

/**
 * The terminal that a fragment chooses: all of them where it is empty. The row of a departure, "#cubao-0100", is
 * shown among all of them too.
 * @returns undefined when it chooses none that is known.
 */
export function chosenOrigin(fragment: string, known: readonly string[]): string | undefined {
  if (fragment === "" || known.some((id) => fragment.startsWith(`#${id}-`))) {
    return allOrigins;
  }
  return known.find((id) => fragment === `#${boardAnchor(id)}`);
}

/** Scrolls to a row that the address names and a choice hides, once it shows: the browser could not. */
export function showTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target?.getClientRects().length === 0) {
    requestAnimationFrame(() => target.scrollIntoView());
  }
}

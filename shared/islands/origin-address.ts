import { allOrigins, boardAnchor } from "../universal/departures.ts";

/** Returns the address for a chosen terminal: a fragment or, for all terminals, the page without one. */
export function originAddress(origin: string): string {
  return origin === allOrigins ? `${location.pathname}${location.search}` : `#${boardAnchor(origin)}`;
}

/**
 * Returns the terminal that a fragment chooses: all of them if it is empty, or if it names a departure
 * ("#cubao-0100") that the chosen terminal hides.
 * @returns undefined if it names no known terminal.
 */
export function chosenOrigin(
  fragment: string,
  known: readonly string[],
  chosen?: string,
): string | undefined {
  const origin = known.find((id) => fragment.startsWith(`#${id}-`));
  if (origin !== undefined) {
    return origin === chosen ? chosen : allOrigins;
  }
  return fragment === "" ? allOrigins : known.find((id) => fragment === `#${boardAnchor(id)}`);
}

/**
 * Returns the terminal that the address chooses, as `chosenOrigin` does. Call it before the choice changes: it scrolls
 * to the row in the address if the filter hides it, because the browser could not.
 */
export function originInAddress(known: readonly string[], chosen?: string): string | undefined {
  const target = document.getElementById(location.hash.slice(1));
  if (target?.getClientRects().length === 0) {
    requestAnimationFrame(() => target.scrollIntoView());
  }
  return chosenOrigin(location.hash, known, chosen);
}

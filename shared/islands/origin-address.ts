import { allOrigins, boardAnchor } from "../time/departures.ts";

/**
 * Returns the terminal that a fragment chooses: all of them if it is empty, or if it names a departure
 * ("#cubao-0100") that the chosen terminal hides.
 * @returns undefined if it names no known terminal.
 */
export function originInFragment(
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
 * Writes a choice into the address, unless the address has made it: a fragment or, for all terminals, none.
 * @param previous what was chosen before.
 * @returns whether the address has changed.
 */
export function writeOrigin(origin: string, known: readonly string[], previous: string): boolean {
  if (origin === (originInFragment(location.hash, known, previous) ?? allOrigins)) {
    return false;
  }
  const address =
    origin === allOrigins ? `${location.pathname}${location.search}` : `#${boardAnchor(origin)}`;
  // Replaces the history entry, so that Back leaves the page.
  history.replaceState(null, "", address);
  return true;
}

const prefix = "#from-";

/** The fragment that stands for a choice of terminal; for all of them the page's plain address. */
export function addressOf(origin: string): string {
  return origin === "all" ? `${location.pathname}${location.search}` : `${prefix}${origin}`;
}

/**
 * The terminal that a fragment chooses. The row of a departure, "#cubao-0100", is shown among all of them.
 * @returns undefined when it chooses none that is known.
 */
export function originInAddress(fragment: string, known: readonly string[]): string | undefined {
  if (known.some((id) => fragment.startsWith(`#${id}-`))) {
    return "all";
  }
  const origin = fragment.startsWith(prefix) ? fragment.slice(prefix.length) : undefined;
  return known.find((id) => id === origin);
}

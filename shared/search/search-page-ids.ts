/** The ids of what the script of the search page fills in. */
export const searchPageIds = {
  sentence: "search-sentence",
  results: "search-results",
  /** The part with a list of the results that are shown with their names only, hidden without any. */
  more: "more",
  /** A template with one empty result. */
  blank: "search-blank",
} as const;

/** How many results are shown with what was found in them. */
export const mostInFull = 5;

/** Divides results into those that are shown with what was found in them, and the rest. */
export function divided<Result>(results: readonly Result[]): Record<"inFull" | "rest", readonly Result[]> {
  return { inFull: results.slice(0, mostInFull), rest: results.slice(mostInFull) };
}

/** The parts of a result, as values of `data-part`. */
export type ResultPart = "title" | "page" | "figures" | "text";

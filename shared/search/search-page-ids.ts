/** The ids of what the script of the search page fills in. */
export const searchPageIds = {
  sentence: "search-sentence",
  results: "search-results",
  /** The list of the results that are shown with their names only. */
  more: "search-more",
  /** A template with one empty result. */
  blank: "search-blank",
} as const;

/** How many results are shown with what was found in them. */
export const resultsInFull = 5;

/** The parts of a result, as values of `data-part`. */
export type ResultPart = "title" | "page" | "figures" | "text";

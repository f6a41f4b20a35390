/** The ids of what the script of the search page fills in. */
export const searchPageIds = {
  sentence: "search-sentence",
  results: "search-results",
  /** A template with one empty result. */
  blank: "search-blank",
} as const;

/** The parts of a result, as values of `data-part`. */
export type ResultPart = "title" | "page" | "figures" | "text";

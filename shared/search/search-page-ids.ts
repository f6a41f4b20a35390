/** The parts of the search page that its script fills in, by id. */
export const searchPageIds = {
  sentence: "search-sentence",
  results: "search-results",
  /** A template with one empty result. */
  blank: "search-blank",
} as const;

/** The parts of a result, as `data-part`. */
export type ResultPart = "title" | "page" | "text";

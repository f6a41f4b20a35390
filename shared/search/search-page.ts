export const searchIds = {
  /** Has the attribute `data-answered` if there are results. */
  page: "search-page",
  sentence: "search-sentence",
  results: "search-results",
  /** The part with the results that show only their names. Hidden if there are none. */
  more: "more",
  blank: "search-blank",
} as const;

/** How many results show an excerpt. */
export const maxInFull = 5;

/** The lists of results, as values of `data-results`. */
export type ResultList = "best" | "inFull" | "rest";

export function divideResults<Result>(results: readonly Result[]): Record<ResultList, readonly Result[]> {
  return { best: results.slice(0, 1), inFull: results.slice(1, maxInFull), rest: results.slice(maxInFull) };
}

/** The parts of a result. */
export type ResultPart = "title" | "page" | "text";

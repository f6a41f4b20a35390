export const searchIds = {
  sentence: "search-sentence",
  results: "search-results",
  /** The part with the results that show only their names. Hidden if there are none. */
  more: "more",
  blank: "search-blank",
} as const;

/** How many results show an excerpt. */
export const maxInFull = 5;

export function divideResults<Result>(
  results: readonly Result[],
): Record<"inFull" | "rest", readonly Result[]> {
  return { inFull: results.slice(0, maxInFull), rest: results.slice(maxInFull) };
}

/** The class of the best result, in base.css. */
export const bestClass = "dark";

/** The parts of a result. */
export type ResultPart = "title" | "page" | "text";

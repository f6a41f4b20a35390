/** The name of the query parameter: "/search?q=ube". */
export const queryName = "q";

/** Reads the question in a query, "?q=ube", without control characters and extra spaces. Empty if there is none. */
export function questionIn(query: string): string {
  const typed = new URLSearchParams(query).get(queryName) ?? "";
  return typed.replace(/[\p{Cc}\s]+/gu, " ").trim();
}

/** The longest question to search for, in characters. It limits what a search costs. */
export const maxQuestion = 100;

export const searchStatus = {
  working: "Searching…",
  failed: "The search could not be loaded. Try again when the network is back, or choose a page below.",
} as const;

export const tooLongSentence = `Please shorten your question to ${maxQuestion} characters.`;

/** Follows what the guide lacks. */
export const askOthers = "Ask the City Tourism Office or the company.";

/** @param missing a phrase of the question that is nowhere in the guide; empty if there is none. */
export function resultsSentence(question: string, count: number, missing: string): string {
  if (missing !== "") {
    const nothing = `Nothing in this guide about “${missing}”. ${askOthers}`;
    return count === 0 ? nothing : `${nothing} Closest matches: ${count}`;
  }
  return count === 0
    ? `Nothing found for “${question}”. Try one or two words, such as “fare” or “toilet”, or choose below.`
    : `${count} ${count === 1 ? "result" : "results"} for “${question}”`;
}

/** How many results show an excerpt. The others show only their names. */
export const maxInFull = 5;

/** The lists of results, as values of `data-results`. */
export type ResultList = "best" | "inFull" | "rest";

export function divideResults<Result>(results: readonly Result[]): Record<ResultList, readonly Result[]> {
  return { best: results.slice(0, 1), inFull: results.slice(1, maxInFull), rest: results.slice(maxInFull) };
}

/** The parts of a result, as values of `data-part`. */
export type ResultPart = "title" | "page" | "text";

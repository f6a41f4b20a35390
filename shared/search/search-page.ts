/** The name of the query parameter: "/search?q=ube". */
export const queryName = "q";

/** The longest question to search for, in characters. */
export const maxQuestion = 100;

export const searchStatus = {
  working: "Searching…",
  failed: "The search could not be loaded. Try again when the network is back, or choose a page below.",
} as const;

export const tooLongSentence = `Please shorten your question to ${maxQuestion} characters.`;

/** Follows what the guide lacks. */
export const askOthers = "Ask the City Tourism Office or the company.";

/** @param missing phrases of the question that are nowhere in the guide. */
export function resultsSentence(question: string, count: number, missing: readonly string[]): string {
  if (missing.length > 0) {
    const nothing = `Nothing in this guide about ${missing.map((words) => `“${words}”`).join(" or ")}. ${askOthers}`;
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

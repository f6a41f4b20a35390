/** The name of the query parameter: "/search?q=ube". */
export const queryName = "q";

/** The longest question that is searched for, in characters. */
export const longestQuery = 100;

/** What the script of the search page shows while it works, and when it fails. */
export const searchStatus = {
  working: "Searching…",
  failed: "The search could not be loaded. Try again when the network is back, or choose a page below.",
} as const;

/** The answer to a question that is too long. */
export const tooLongSentence = `Please ask in fewer words: at most ${longestQuery} letters.`;

/** The sentence above the results. */
export function resultsSentence(query: string, count: number): string {
  if (query === "") {
    return "";
  }
  if (count === 0) {
    return `Nothing found for “${query}”. Try one or two words, such as “fare” or “toilet”, or choose below.`;
  }
  return `${count} ${count === 1 ? "place" : "places"} for “${query}”`;
}

/** The name of the query parameter: "/search?q=ube". */
export const queryName = "q";

/** The longest question to search for, in characters. */
export const longestQuery = 100;

/** What client/search.ts shows while it works, and if it fails. */
export const searchStatus = {
  working: "Searching…",
  failed: "The search could not be loaded. Try again when the network is back, or choose a page below.",
} as const;

export const tooLongSentence = `Please ask in fewer words: at most ${longestQuery} letters.`;

export function resultsSentence(query: string, count: number): string {
  if (query === "") {
    return "";
  }
  if (count === 0) {
    return `Nothing found for “${query}”. Try one or two words, such as “fare” or “toilet”, or choose below.`;
  }
  return `${count} ${count === 1 ? "place" : "places"} for “${query}”`;
}

/** The name of the field in the address: "/search?q=ube". */
export const queryName = "q";

/** Longer questions are not asked of the index: nobody types them. */
export const longestQuery = 100;

/** What the script of the search page says while it works, and when it cannot. */
export const searchStatus = {
  working: "Searching…",
  failed: "The search could not be loaded. Try again when the network is back, or choose a page below.",
} as const;

/** What is said of a question that is too long to be asked. */
export const tooLongSentence = `Please ask in fewer words: at most ${longestQuery} letters.`;

/** What is said above the results. */
export function resultsSentence(query: string, count: number): string {
  if (query === "") {
    return "";
  }
  if (count === 0) {
    return `Nothing found for “${query}”. Try one or two words, such as “fare” or “toilet”, or choose below.`;
  }
  return `${count} ${count === 1 ? "place" : "places"} in the guide for “${query}”`;
}

/** What the search page says above its list before the results. */
export const searchStatus = {
  working: "Searching…",
  failed: "The search could not be loaded. Try again when the network is back, or choose a page below.",
} as const;

export const tooLongText = (limit: number) => `Please shorten your question to ${limit} characters.`;

/** Printed after the words that the guide lacks. */
export const askOthers = "Ask the City Tourism Office or the company.";

/** @param missing a phrase of the query that is nowhere in the guide; empty if there is none. */
export function resultsSentence(query: string, count: number, missing: string): string {
  if (missing !== "") {
    const nothing = `Nothing in this guide about “${missing}”. ${askOthers}`;
    return count === 0 ? nothing : `${nothing} Closest matches: ${count}`;
  }
  return count === 0
    ? `Nothing found for “${query}”. Try one or two words, such as “fare” or “toilet”, or choose below.`
    : `${count} ${count === 1 ? "result" : "results"} for “${query}”`;
}

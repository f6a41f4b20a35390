/** What the search page says above its list while it has no answer. */
export const searchStatus = {
  working: "Searching…",
  failed: "The search could not be loaded. Try again when the network is back, or choose a page below.",
} as const;

export const tooLongText = (limit: number) => `Please shorten your question to ${limit} characters.`;

/** Printed after the words that the guide lacks. */
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

/** The texts that scripts show. They are content, and checked as such, but import no facts. */

/** The first choice of the filter. */
export const allOriginsName = "All Terminals";

export const departureCountText = (count: number) => `${count} ${count === 1 ? "departure" : "departures"}`;

/** What the filter announces. */
export const filteredText = (name: string, count: number) =>
  name === allOriginsName ? `All ${departureCountText(count)}` : `${departureCountText(count)} from ${name}`;

/** Follows "Information as of October 15, 2025" for six months. Later, `agedText` follows instead. */
export const recentText = ". Ask first.";
export const agedText = (age: string) =>
  `, over ${age} ago. Prices and dates have likely changed: ask first.`;

export const inManilaText = (time: string) => `Manila ${time}`;

export const lastCheckedText = (date: string) =>
  `The guide could not be reached. This copy was last checked on ${date}.`;

/** The tags of departures on the board: without scripts, then with them, by when a bus leaves. */
export const firstTag = "first bus";
export const secondTag = "second bus";
export const nowTag = "now";
export const inTag = (wait: string) => `in ${wait}`;
/** For a bus that the reader may miss. */
export const urgentTag = (wait: string, next: string) => `${wait}, next\u00a0${next}`;

export const beThereNowText = "Be there now";
export const beThereText = (time: string) => `Be there by ${time}`;
export const arrivesText = (times: string) => `Arrives ${times}`;

/** What the search page says above its list before the results. */
export const searchStatus = {
  working: "Searching…",
  failed: "The search could not be loaded. Try again when the network is back, or choose a page below.",
} as const;

export const tooLongText = (limit: number) => `Please shorten your question to ${limit} characters.`;

/** Printed after the words that the guide lacks. */
export const askOthers = "Ask the City Tourism Office or the company.";

/** @param missing the words of the query that are nowhere in the guide. */
export function resultsSentence(query: string, hasResults: boolean, missing: string): string {
  if (missing !== "") {
    return `Nothing in this guide about “${missing}”. ${askOthers}${hasResults ? " Closest matches:" : ""}`;
  }
  return hasResults
    ? `Results for “${query}”`
    : `Nothing found for “${query}”. Try one or two words, such as “fare” or “toilet”, or choose below.`;
}
